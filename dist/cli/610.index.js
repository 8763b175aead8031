export const id = 610;
export const ids = [610];
export const modules = {

/***/ 92610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openFileSource: () => (/* binding */ openFileSource),
  streamSource: () => (/* binding */ streamSource)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./server/words/user-error.js
var user_error = __webpack_require__(48731);
;// CONCATENATED MODULE: ./server/import-logs/byte-reader.js
const NOTHING = Buffer.alloc(0);
class ByteReader {
    #chunks;
    #ahead = NOTHING;
    constructor(chunks) {
        this.#chunks = chunks[Symbol.asyncIterator]();
    }
    async peek(bytes) {
        const parts = [this.#ahead];
        let length = this.#ahead.length;
        while (length < bytes) {
            const { done, value } = await this.#chunks.next();
            if (done)
                break;
            parts.push(value);
            length += value.length;
        }
        if (parts.length > 1)
            this.#ahead = Buffer.concat(parts);
        return this.#ahead.subarray(0, bytes);
    }
    async take(bytes) {
        const taken = await this.peek(bytes);
        this.#ahead = this.#ahead.subarray(taken.length);
        return taken;
    }
    async skip(bytes) {
        let left = bytes;
        for await (const chunk of this.rest()) {
            if (chunk.length >= left) {
                this.#ahead = chunk.subarray(left);
                return true;
            }
            left -= chunk.length;
        }
        return left === 0;
    }
    async *rest() {
        if (this.#ahead.length > 0) {
            const ahead = this.#ahead;
            this.#ahead = NOTHING;
            yield ahead;
        }
        for (;;) {
            const { done, value } = await this.#chunks.next();
            if (done)
                return;
            yield value;
        }
    }
    async close() {
        await this.#chunks.return?.();
    }
}

;// CONCATENATED MODULE: ./server/import-logs/source.js







const CHUNK_BYTES = 256 * 1024;
const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);
async function openFileSource(path) {
    const kind = await (0,promises_.stat)(path);
    if (kind.isDirectory())
        throw new user_error/* UserError */.y(`${path} is a folder. Name the files in it, such as ${(0,external_node_path_.join)(path, '*.log')}.`);
    if (kind.isFIFO())
        return streamSource(path, (0,external_node_fs_.createReadStream)(path));
    const file = await (0,promises_.open)(path);
    const magic = Buffer.alloc(GZIP_MAGIC.length);
    try {
        await file.read(magic, 0, magic.length, 0);
    }
    finally {
        await file.close();
    }
    if (!magic.equals(GZIP_MAGIC))
        return {
            name: path,
            isFile: true,
            open: async (from) => new ByteReader(readChunks(path, from)),
        };
    return {
        name: path,
        isFile: true,
        open: async (from) => {
            const reader = new ByteReader(gunzip((0,external_node_fs_.createReadStream)(path, { highWaterMark: CHUNK_BYTES })));
            await reader.skip(from);
            return reader;
        },
    };
}
function streamSource(name, stream) {
    let reader;
    const start = async () => {
        const raw = new ByteReader(stream);
        const magic = await raw.peek(GZIP_MAGIC.length);
        return magic.equals(GZIP_MAGIC) ? new ByteReader(gunzip(external_node_stream_.Readable.from(raw.rest()))) : raw;
    };
    return {
        name,
        isFile: false,
        open: async () => {
            reader ??= start();
            return reader;
        },
    };
}
async function* readChunks(path, from) {
    const buffers = [Buffer.allocUnsafeSlow(CHUNK_BYTES), Buffer.allocUnsafeSlow(CHUNK_BYTES)];
    const file = await (0,promises_.open)(path);
    try {
        for (let position = from, turn = 0;; turn = turn === 0 ? 1 : 0) {
            let length = 0;
            for (let read = 1; read > 0 && length < CHUNK_BYTES; length += read)
                read = (await file.read(buffers[turn], length, CHUNK_BYTES - length, position + length)).bytesRead;
            if (length > 0)
                yield buffers[turn].subarray(0, length);
            if (length < CHUNK_BYTES)
                return;
            position += length;
        }
    }
    finally {
        await file.close();
    }
}
function gunzip(packed) {
    const unpacked = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK_BYTES });
    packed.on('error', (error) => unpacked.destroy(error));
    unpacked.on('close', () => packed.destroy());
    return packed.pipe(unpacked);
}


/***/ })

};
