import { relative } from "node:path"
import type { EventData } from "node:test"
import type { TestEvent } from "node:test/reporters"
import { inspect, stripVTControlCharacters } from "node:util"

/** What came of a run of tests. */
export type Outcome = { passed: number; failed: number; skipped: number }

type Finished = EventData.TestPass | EventData.TestFail

/**
 * Reads the events of node's test runner and prints a line a test file, every failure in full where it happens, and
 * why tests were skipped. A test file without any test counts as failed: it proves nothing.
 */
export async function report(events: AsyncIterable<TestEvent>): Promise<Outcome> {
  const total: Outcome = { passed: 0, failed: 0, skipped: 0 }
  const skips: string[] = []
  let file: Outcome = { passed: 0, failed: 0, skipped: 0 }
  let printed = ""

  const count = (what: keyof Outcome) => {
    file[what]++
    total[what]++
  }
  const closeFile = (name: string, milliseconds: number) => {
    console.log(
      `${file.failed ? "✗" : "✓"} ${relative("", name)}: ${tally(file)}, ${(milliseconds / 1000).toFixed(1)} s`,
    )
    if (file.failed && printed.trim()) console.log(indented(`it printed:\n${printed}`))
    file = { passed: 0, failed: 0, skipped: 0 }
    printed = ""
  }

  for await (const { type, data } of untilCutOff(events)) {
    if (type === "test:stdout" || type === "test:stderr") printed += data.message
    if (type === "test:pass" && isWholeFile(data)) {
      count("failed")
      printed += "There is no test in this file."
      closeFile(data.name, data.details.duration_ms)
    } else if (type === "test:fail" && isWholeFile(data)) {
      count("failed")
      console.log(`✗ ${relative("", data.name)}\n${indented(describe(failureOf(data)))}`)
      closeFile(data.name, data.details.duration_ms)
    } else if (type === "test:pass" && (data.details.type !== "suite" || data.skip)) {
      count(data.skip || data.todo ? "skipped" : "passed")
      if (data.skip || data.todo) skips.push(`${data.name}${reasonOf(data)}`)
    } else if (type === "test:fail" && failureOf(data).failureType !== "subtestsFailed") {
      count("failed")
      console.log(`✗ ${nameOf(data)}\n${indented(describe(failureOf(data)))}`)
    } else if (type === "test:summary" && data.file) closeFile(data.file, data.duration_ms)
  }

  if (skips.length) console.log(`Skipped:\n${indented(skips.join("\n"))}`)
  return total
}

/** A run that is given up ends its stream in the middle; what was told until then counts. */
async function* untilCutOff(events: AsyncIterable<TestEvent>): AsyncIterable<TestEvent> {
  try {
    yield* events
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error
  }
}

/** `40 passed, 0 failed, 2 skipped`; the last part only when there is something to say. */
export function tally({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`
}

/** The runner reports a file like a test when nothing in it could report itself. */
function isWholeFile(data: Finished): boolean {
  return data.name === data.file
}

function reasonOf({ skip, todo }: EventData.TestPass): string {
  const reason = skip || todo
  return typeof reason === "string" ? ` (${reason})` : ""
}

function nameOf({ file, line, name }: EventData.TestFail): string {
  return `${relative("", file ?? "")}:${line} ${name}`
}

type Failure = Error & { failureType?: string; exitCode?: number; signal?: string }

function failureOf(data: EventData.TestFail): Failure {
  return data.details.error
}

function describe(error: Failure): string {
  const { cause, exitCode, signal } = error
  if (signal || exitCode !== undefined) return `the file's process ended with ${signal ?? `exit code ${exitCode}`}`
  if (!(cause instanceof Error)) return error.message
  return stripVTControlCharacters(inspect(cause, { depth: 4, breakLength: 120 }))
}

function indented(text: string): string {
  return text.trimEnd().replace(/^/gm, "    ")
}
