import type * as z from "zod"
import { type Absence, expiringPapers, type Resource } from "#domain/resources/resource.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type * as shapes from "./shapes.server.ts"

export type Assignment = z.infer<typeof shapes.assignment>
export type Candidate = z.infer<typeof shapes.candidate>
export type ResourceJob = z.infer<typeof shapes.resourceJob>
export type ScheduleAssigned = z.infer<typeof shapes.scheduleAssigned>
export type Reason = z.infer<typeof shapes.reason>

export const REASON_CODES = ["archived", "busy", "off", "expired", "language", "seats"] as const

/** The time that a job takes. `busyFrom` and `busyTo` include the way there and back. ISO instants. */
type Span = Record<"startsAt" | "endsAt" | "busyFrom" | "busyTo", string>

/** What somebody or something is wanted for. Days are inclusive. */
export type Job = Span & {
  firstDay: string
  lastDay: string
  languages: Resource["languages"]
  people: number
}

/** What else a resource does. */
export type OtherJob = Span & { title: LocalizedContent }

type Facts = {
  absences: readonly Pick<Absence, "from" | "to">[]
  others: readonly OtherJob[]
  /** Of the others of its kind on the same job. Null: unknown. */
  seatsBeside: readonly (number | null)[]
}

/** Returns why a resource isn't free for a job, the weightiest first. Empty if it is free. */
export function whyNotFree(
  resource: Pick<Resource, "kind" | "isArchived" | "papers" | "languages" | "seats">,
  { absences, others, seatsBeside }: Facts,
  job: Job,
): Reason[] {
  const { kind, isArchived, papers, languages, seats } = resource
  // Nobody has entered what a guide without languages speaks.
  const isKnown = job.languages.length > 0 && languages.length > 0
  const all = [seats, ...seatsBeside].reduce((sum, some) => (sum === null || some === null ? null : sum + some), 0)
  const speaks = !isKnown || job.languages.some((one) => languages.includes(one))
  return [
    ...(isArchived ? [{ code: "archived" as const }] : []),
    ...others
      .filter((other) => other.busyFrom < job.busyTo && job.busyFrom < other.busyTo)
      .map((other) => busy(other, job)),
    ...absences
      .filter(({ from, to }) => from <= job.lastDay && job.firstDay <= to)
      .map(({ from, to }) => ({ code: "off" as const, from, to })),
    ...expiringPapers(papers)
      .filter(({ expires }) => expires < job.lastDay)
      .map(({ kind, expires }) => ({ code: "expired" as const, paper: kind, expires })),
    ...(kind === "guide" && !speaks ? [{ code: "language" as const, languages: job.languages }] : []),
    ...(all !== null && all < job.people ? [{ code: "seats" as const, seats: all, people: job.people }] : []),
  ]
}

const MINUTE_MS = 60_000

/** Minutes are those of the way between two jobs that don't overlap by themselves. */
function busy({ title, startsAt, endsAt, ...other }: OtherJob, job: Job): Reason {
  const isBefore = endsAt <= job.startsAt
  const isApart = isBefore || job.endsAt <= startsAt
  const way = isBefore
    ? Date.parse(other.busyTo) - Date.parse(endsAt) + Date.parse(job.startsAt) - Date.parse(job.busyFrom)
    : Date.parse(job.busyTo) - Date.parse(job.endsAt) + Date.parse(startsAt) - Date.parse(other.busyFrom)
  return { code: "busy", title, startsAt, endsAt, isBefore, ...(isApart && { minutes: Math.round(way / MINUTE_MS) }) }
}

/** Minutes that a job takes at least, and the hour at which it ends unless it began late: tours say only their days. */
const LEAST_MINUTES = 240
export const USUAL_END = "18:00"

type Times = { start: Date; usualEnd: Date; travelMinutes: number }

/** Returns the time that a departure takes. `usualEnd` is 18:00 of its last day, `travelMinutes` those of the longest pick-up. */
export function spanOf({ start, usualEnd, travelMinutes }: Times): Span {
  const end = new Date(Math.max(usualEnd.getTime(), start.getTime() + LEAST_MINUTES * MINUTE_MS))
  const away = travelMinutes * MINUTE_MS
  return {
    startsAt: start.toISOString(),
    endsAt: end.toISOString(),
    busyFrom: new Date(start.getTime() - away).toISOString(),
    busyTo: new Date(end.getTime() + away).toISOString(),
  }
}
