import { mkdirSync, writeFileSync } from "node:fs"
import { Agent } from "node:http"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import type pg from "pg"
import { sendRequest } from "./measure.ts"
import type { BenchSamples, RequestKind } from "./requests.ts"

/** One statement: nodes of its plan, most rows read by a node, pages touched. */
export type Plan = { kind: string; text: string; nodes: string[]; rows: number; pages: number; ms: number }

export type ServerLog = { lines: string[] }

export const AUTO_EXPLAIN = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_buffers": "on",
  "auto_explain.log_timing": "off",
}

export async function explain(
  origin: string,
  client: pg.Client,
  log: ServerLog,
  world: BenchSamples,
  kinds: RequestKind[],
  percent: number,
): Promise<Plan[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const plans: Plan[] = []
  const report: string[] = []
  try {
    for (const { name, ask } of kinds) {
      for (let warm = 0; warm < 8; warm++) await sendRequest(origin, agent, ask(world))
      await logged(client, true)
      const from = log.lines.length
      const asked = ask(world)
      await sendRequest(origin, agent, asked)
      await logged(client, false)
      const texts = planTexts(log.lines.slice(from))
      report.push(`=== ${name}: ${asked.method ?? "GET"} ${asked.path}`, ...texts, "")
      plans.push(...texts.map((text) => readPlan(name, text)))
    }
  } finally {
    agent.destroy()
  }
  const folder = join(import.meta.dirname, "../report")
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `plans-${percent}.txt`), report.join("\n"))
  return plans
}

async function logged(client: pg.Client, on: boolean): Promise<void> {
  await client.query(`alter system set auto_explain.log_min_duration = ${on ? 0 : -1}`)
  await client.query("select pg_reload_conf()")
  await setTimeout(150)
}

function planTexts(lines: string[]): string[] {
  const texts: string[][] = []
  for (const line of lines) {
    if (/duration: .* plan:$/.test(line)) texts.push([line])
    else if (line.startsWith("\t")) texts.at(-1)?.push(line)
  }
  return texts
    .map((text) => text.join("\n"))
    .filter((text) => !/pg_reload_conf|from outbox|select pg_try_advisory/.test(text))
}

function readPlan(kind: string, text: string): Plan {
  const nodes = [
    ...text.matchAll(
      /(?:-> {2}|\t)((?:Index|Bitmap|Seq|Sort|Incremental|WindowAgg|Hash|Nested|Merge|Gather|Limit|Insert|Update|Aggregate|CTE|Subquery)[^(\n]*?)\s+\(cost/g,
    ),
  ]
  const rows = [...text.matchAll(/actual rows=(\d+) loops=(\d+)/g)].map(
    ([, each, loops]) => Number(each) * Number(loops),
  )
  const removed = [...text.matchAll(/Rows Removed by [^:]*: (\d+)/g)].map(([, count]) => Number(count))
  const [, hit = "0", , read = "0"] = /Buffers: shared (?:hit=(\d+))?( ?read=(\d+))?/.exec(text) ?? []
  return {
    kind,
    text,
    nodes: nodes.map(([, node = ""]) => node.trim()),
    rows: Math.max(0, ...rows, ...removed),
    pages: Number(hit) + Number(read),
    ms: Number(/duration: ([\d.]+) ms/.exec(text)?.[1] ?? 0),
  }
}
