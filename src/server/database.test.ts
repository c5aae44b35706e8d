import assert from "node:assert/strict"
import type { Socket } from "node:net"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "./database.server.ts"
import { openTestApi } from "./test-api.ts"
import { whyNoPostgres } from "./throwaway-postgres.ts"

/** What an opened database says of one of its parameters. */
async function parameter(database: "pglite" | "postgres", name: string): Promise<unknown> {
  const api = await openTestApi(database)
  try {
    return (await db.execute(sql`select current_setting(${name}) as value`)).rows[0]?.value
  } finally {
    await api.close()
  }
}

/** What goes to the server meanwhile, in the pieces in which it is written. */
async function piecesOf(work: () => Promise<unknown>): Promise<string[]> {
  const pieces: string[] = []
  const client = await db.$client.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const { _writev: writev, _write: write } = stream
  stream._writev = (chunks, done) => {
    pieces.push(chunks.map(({ chunk }) => chunk.toString()).join(""))
    writev?.call(stream, chunks, done)
  }
  stream._write = (chunk, encoding, done) => {
    pieces.push(chunk.toString())
    write.call(stream, chunk, encoding, done)
  }
  client.release()
  await work()
  return pieces
}

describe("an opened database", () => {
  it("that is embedded has what it was told on the disk before it says so", async () => {
    assert.equal(await parameter("pglite", "fsync"), "on")
  })

  it("that is a server gives no statement more than 5 s", { skip: whyNoPostgres() ?? false }, async () => {
    assert.equal(await parameter("postgres", "statement_timeout"), "5s")
  })

  it("that is a server compiles no plan", { skip: whyNoPostgres() ?? false }, async () => {
    assert.equal(await parameter("postgres", "jit"), "off")
  })

  it("sends the beginning of a transaction along with what it asks first", {
    skip: whyNoPostgres() ?? false,
  }, async () => {
    const api = await openTestApi("postgres")
    try {
      const pieces = await piecesOf(() =>
        db.transaction(async (transaction) => {
          await Promise.all([transaction.execute(sql`select 'one'`), transaction.execute(sql`select 'two'`)])
          await transaction.execute(sql`select 'three'`)
        }),
      )
      const order = ["begin", "one", "two", "three", "commit"]
      assert.deepEqual(
        pieces.map((piece) => order.filter((word) => piece.includes(word))),
        [["begin", "one", "two"], ["three"], ["commit"]],
      )
    } finally {
      await api.close()
    }
  })

  it("sends what is asked in one turn in one piece, and what fails there touches nothing else", {
    skip: whyNoPostgres() ?? false,
  }, async () => {
    const api = await openTestApi("postgres")
    try {
      const ask = (word: string) => db.execute(sql.raw(`select '${word}' as word`))
      let answers: PromiseSettledResult<Awaited<ReturnType<typeof ask>>>[] = []
      const pieces = await piecesOf(async () => {
        answers = await Promise.allSettled([ask("one"), db.execute(sql`select 'two' / 0`), ask("three")])
        await ask("four")
      })
      assert.deepEqual(
        answers.map((answer) => (answer.status === "fulfilled" ? answer.value.rows[0]?.word : "refused")),
        ["one", "refused", "three"],
      )
      const order = ["one", "two", "three", "four"]
      assert.deepEqual(
        pieces.map((piece) => order.filter((word) => piece.includes(word))).filter((words) => words.length > 0),
        [["one", "two", "three"]],
      )
      // The fourth was asked on another connection: one on which something failed is replaced.
      assert.equal(db.$client.totalCount, 1)
    } finally {
      await api.close()
    }
  })

  it("gives one connection eight statements at once and the next to another", {
    skip: whyNoPostgres() ?? false,
  }, async () => {
    const api = await openTestApi("postgres")
    try {
      const asked = Array.from({ length: 17 }, () => db.execute(sql`select pg_backend_pid() as connection`))
      const connections = (await Promise.all(asked)).map(({ rows }) => rows[0]?.connection)
      const each = [connections.slice(0, 8), connections.slice(8, 16), connections.slice(16)]
      assert.deepEqual(
        each.map((piece) => new Set(piece).size),
        [1, 1, 1],
      )
      assert.equal(new Set(connections).size, 3)
    } finally {
      await api.close()
    }
  })
})
