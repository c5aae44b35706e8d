import { pathToFileURL } from "node:url"
import { buildIfStale, SERVER } from "./build.ts"

// React and others decide by this which of their builds they load.
process.env.NODE_ENV ??= "production"

try {
  if (!process.argv.includes("--no-build")) buildIfStale()
  const { boot } = (await import(pathToFileURL(SERVER).href)) as { boot: () => Promise<void> }
  await boot()
} catch (error) {
  console.error(isSentence(error) ? error.message : error)
  process.exit(1)
}

/** What the operator can mend is thrown as a plain Error with a sentence; anything else is a fault and keeps its trace. */
function isSentence(error: unknown): error is Error {
  return (
    error instanceof Error && error.constructor === Error && !("code" in error) && process.env.LOG_LEVEL !== "debug"
  )
}
