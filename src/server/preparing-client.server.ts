import type { Writable } from "node:stream"
import pg from "pg"

const MAX_STATEMENTS = 500
const names = new Map<string, string>()

/**
 * A client that gives every parameterised statement a name, the same for the same text, so that Postgres parses and
 * plans each once a connection: half of the cost of a short query. Texts beyond the first 500 stay unnamed.
 *
 * What is asked of one connection in one turn, as by a transaction that asks for several things at once, goes out in one
 * piece and is answered in its order: to write costs more than most statements do. So the beginning of a transaction is not
 * waited for: it goes out with what is asked first, and where it fails, as on a connection that broke, so does that.
 */
export class PreparingClient extends pg.Client {
  #isHeld = false

  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true })
  }

  override query(...[config, ...rest]: unknown[]): never {
    if (!this.#isHeld) this.#holdForThisTurn()
    const query = super.query as (...all: unknown[]) => never
    if (!isStatement(config)) return query.call(this, config, ...rest)
    const [values, answered] = rest
    // Where nobody waits by a function, pg assigns one to its query, and V8 makes such a function among what is old: it, and
    // the rows that it has in sight, would stay until the whole heap is swept.
    if (answered) return query.call(this, named(config), values, answered)
    const answer = new Promise((resolve, reject) => {
      query.call(this, named(config), values, (error: Error | null, result: pg.QueryResult) => {
        if (error) reject(error)
        else resolve(result)
      })
    })
    return (config.text === BEGIN ? begun(answer) : answer) as never
  }

  #holdForThisTurn(): void {
    const { stream } = (this as unknown as { connection: { stream: Writable } }).connection
    this.#isHeld = true
    stream.cork()
    process.nextTick(() => {
      this.#isHeld = false
      stream.uncork()
    })
  }
}

const BEGIN = "begin"

/** As if the transaction had begun. */
function begun(answer: Promise<unknown>): never {
  answer.catch(() => {})
  return Promise.resolve({ command: "BEGIN", rows: [], rowCount: null, fields: [], oid: 0 }) as never
}

type Statement = { text: string; name?: string | undefined }

function isStatement(config: unknown): config is Statement {
  return typeof config === "object" && config !== null && "text" in config && "types" in config
}

/**
 * The statement with its name, as an object that has nothing of its own: pg copies what it is given property by property,
 * which takes longer than all else that it does for a short query.
 */
function named(statement: Statement): Statement {
  statement.name ??= nameOf(statement.text)
  return Object.create(statement) as Statement
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_STATEMENTS) return known
  const name = `statement_${names.size}`
  names.set(text, name)
  return name
}
