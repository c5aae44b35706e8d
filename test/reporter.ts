import { relative } from "node:path"
import type { TestEvent } from "node:test/reporters"
import { inspect, stripVTControlCharacters } from "node:util"

export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let printed = ""
  for await (const { type, data } of events) {
    if (type === "test:stdout" || type === "test:stderr") printed += data.message
    if (type === "test:pass" && data.skip) yield `- ${data.name}: ${data.skip}\n`
    const failure = type === "test:fail" && failureOf(data)
    if (failure) yield `${failure}\n`
    if (type !== "test:summary" || !data.file) continue
    const { tests, passed, skipped, todo } = data.counts
    const counts = `${passed} passed, ${tests - passed - skipped - todo} failed${skipped ? `, ${skipped} skipped` : ""}`
    const seconds = (data.duration_ms / 1000).toFixed(1)
    yield `${data.success ? "✓" : "✗"} ${relative("", data.file)}: ${counts}, ${seconds} s\n`
    if (!data.success) yield printed
    printed = ""
  }
}

type Failure = Extract<TestEvent, { type: "test:fail" }>["data"]

/** Returns which test failed and why. Undefined for a suite with failed tests. */
export function failureOf({ file = "", line, name, details }: Failure): string | undefined {
  if (failureType(details.error) === "subtestsFailed") return undefined
  return `✗ ${relative("", file)}:${line} ${name}\n${describe(details.error)}`
}

function failureType(error: Error & { failureType?: string }): string | undefined {
  return error.failureType
}

function describe(error: Error): string {
  const text = stripVTControlCharacters(inspect(error.cause ?? error, { depth: 4, breakLength: 120 }))
  return text.replace(/^/gm, "    ")
}
