import pg from "pg"
import { surviveBrokenConnections } from "./broken-connections.server.ts"

/** Statements that one connection is given at once. Others go to the next, so that a slow one holds up few. */
const MAX_PIECE = 8

type Asked = {
  statement: string
  values: unknown[] | undefined
  resolve: (answer: pg.QueryResult) => void
  reject: (error: unknown) => void
}

/**
 * A pool in which what is asked in one turn of the event loop, by however many visitors, reaches one connection in one
 * piece: to wake the database, and to be woken by it, costs more than most statements do. Each is answered by itself, as
 * soon as it is; one that fails does not touch the others. A transaction has its connection to itself, as in any pool.
 * It outlives its connections.
 */
export class SharingPool extends pg.Pool {
  #asked: Asked[] = []

  constructor(config: pg.PoolConfig) {
    super(config)
    surviveBrokenConnections(this)
  }

  override query(statement: unknown, values?: unknown, ...callback: unknown[]): never {
    if (typeof values === "function" || callback.length > 0) throw new TypeError("A pool answers by a promise.")
    return new Promise((resolve, reject) => {
      const asked = { statement, values, resolve, reject } as Asked
      if (this.#asked.push(asked) === 1) setImmediate(() => this.#askAll())
    }) as never
  }

  #askAll(): void {
    const asked = this.#asked
    this.#asked = []
    for (let from = 0; from < asked.length; from += MAX_PIECE) this.#askTogether(asked.slice(from, from + MAX_PIECE))
  }

  #askTogether(piece: Asked[]): void {
    this.connect((noConnection, client) => {
      if (!client) {
        for (const { reject } of piece) reject(noConnection)
        return
      }
      let unanswered = piece.length
      let broken: Error | undefined
      for (const { statement, values, resolve, reject } of piece) {
        client.query(statement, values as unknown[], (error: Error | null, answer) => {
          broken ??= error ?? undefined
          unanswered--
          // What failed may have left something behind: such a connection is replaced.
          if (unanswered === 0) client.release(broken)
          if (error) reject(error)
          else resolve(answer)
        })
      }
    })
  }
}
