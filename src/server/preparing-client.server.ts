import pg from "pg"

const MAX_STATEMENTS = 500
const names = new Map<string, string>()

/**
 * A client that gives every parameterised statement a name, the same for the same text, so that Postgres parses and
 * plans each once a connection: half of the cost of a short query. Texts beyond the first 500 stay unnamed.
 */
export class PreparingClient extends pg.Client {
  override query(...[config, ...rest]: unknown[]): never {
    if (isStatement(config)) config.name ??= nameOf(config.text)
    return (super.query as (...all: unknown[]) => never)(config, ...rest)
  }
}

type Statement = { text: string; name?: string | undefined }

function isStatement(config: unknown): config is Statement {
  return typeof config === "object" && config !== null && "text" in config && "types" in config
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_STATEMENTS) return known
  const name = `statement_${names.size}`
  names.set(text, name)
  return name
}
