/** The part of ncc, and of the webpack inside it, that the build uses. ncc ships no types. */
declare module '@vercel/ncc' {
  interface Module {
    /** File the module was read from; absent for runtime code and Node's own modules. */
    resource?: string;
    /** The modules that were joined into this one. */
    modules?: Iterable<Module>;
  }
  interface Chunk {
    files: Iterable<string>;
  }
  interface Compilation {
    chunks: Iterable<Chunk>;
    chunkGraph: { getChunkModulesIterable(chunk: Chunk): Iterable<Module> };
    warnings: { message: string }[];
  }
  interface Result {
    code: string;
    assets: Record<string, { source: string | Buffer }>;
    symlinks: Record<string, string>;
    stats: { compilation: Compilation };
  }
  interface Options {
    cache: false;
    esm: true;
    filename: string;
    license: string;
    minify: boolean;
    quiet: boolean;
    sourceMap: boolean;
    target?: string;
  }
  function ncc(entry: string, options: Options): Promise<Result>;

  export { type Compilation, type Module, ncc as default, type Result };
}
