import { EventEmitter } from "node:events"
import type { PGlite } from "@electric-sql/pglite"

const TERMINATE = "X".charCodeAt(0)
const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

/**
 * A socket for `pg` whose other end is PGlite in this process. With it the embedded database and real Postgres share
 * one client, one driver, one way of preparing statements: nothing above this file knows which of them answers.
 * Messages written in one turn reach the database as one batch.
 */
export class PgliteWire extends EventEmitter {
  writable = true
  readonly #database: PGlite
  #greeted = false
  #pending: Buffer[] = []
  #corked = 0
  #scheduled = false

  constructor(database: PGlite) {
    super()
    this.#database = database
  }

  connect(): this {
    queueMicrotask(() => this.emit("connect"))
    return this
  }

  write(chunk: Buffer, done?: () => void): boolean {
    this.#pending.push(chunk)
    if (this.#corked === 0) this.#schedule()
    if (done) queueMicrotask(done)
    return true
  }

  cork(): void {
    this.#corked++
  }

  uncork(): void {
    this.#corked--
    this.#schedule()
  }

  end(): void {
    if (!this.writable) return
    this.writable = false
    queueMicrotask(() => this.emit("close"))
  }

  destroy(): void {
    this.end()
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  #schedule(): void {
    if (this.#scheduled || this.#pending.length === 0) return
    this.#scheduled = true
    queueMicrotask(() => this.#flush())
  }

  #flush(): void {
    this.#scheduled = false
    const [first] = this.#pending
    if (!first) return
    const message = this.#pending.length === 1 ? first : Buffer.concat(this.#pending)
    this.#pending = []
    if (!this.#greeted) {
      this.#greet()
    } else if (message[0] === TERMINATE) {
      this.end()
    } else {
      this.emit("data", this.#answerTo(message))
    }
  }

  /** PGlite has one session for ever: what a connection before this one left open or prepared is cleared away. */
  #greet(): void {
    this.#greeted = true
    for (const command of ["rollback", "discard all"]) this.#answerTo(simpleQuery(command))
    this.emit("data", AUTHENTICATED)
  }

  /**
   * Answers in this very turn, although the method is declared asynchronous. `execProtocolRawSync` would do the same,
   * but parses every answer a second time and keeps all of them for ever.
   */
  #answerTo(message: Buffer): Buffer {
    const chunks: Buffer[] = []
    void this.#database.execProtocolRawStream(message, {
      syncToFs: false,
      // The bytes lie in the database's memory and are overwritten by the next answer.
      onRawData: (bytes) => chunks.push(Buffer.from(bytes)),
    })
    return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
  }
}

function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`)
  const header = Buffer.alloc(5)
  header.write("Q")
  header.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([header, body])
}
