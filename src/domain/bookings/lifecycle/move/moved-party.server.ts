import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { messages } from "#domain/bookings/messages.ts"
import type { Party } from "#domain/bookings/quote/types.ts"
import type { Localized } from "#i18n/localized.ts"
import { keysOf } from "#lib/data/keys-of.ts"
import { invalid } from "#server/errors.server.ts"
import type { MoveOrder } from "../changes.schema.ts"

const MEASURES = { childAges: messages.childAgesInvalid, childHeights: messages.childHeightsInvalid } as const

const asked = (field: string, message: Localized) => invalid([{ field, message }])

/**
 * Returns the party of a changed order. Ages and heights that aren't sent stay as they are known.
 * @throws invalid if the change does not tell who travels, or how old the children are
 */
export function mergeParty(row: BookingRow, { travelers, party }: MoveOrder): unknown {
  const old = row.asked.party
  if (party !== undefined) return withKnownMeasures(old, party)
  return travelers === undefined || travelers === row.travelers ? old : withTravelers(row.travelers, old, travelers)
}

/** More travellers are adults. */
function withTravelers(booked: number, old: Party | undefined, travelers: unknown): Party | undefined {
  if (!old?.children || typeof travelers !== "number" || travelers === 1) return undefined
  if (travelers < booked) throw asked("party", statusMessages.whoTravels)
  return { ...old, adults: old.adults + travelers - booked }
}

function withKnownMeasures(old: Party | undefined, sent: unknown): unknown {
  const names = keysOf(MEASURES)
  const name = names.find((one) => old?.[one]?.length)
  if (!name || typeof sent !== "object" || sent === null) return sent
  const { children } = sent as Partial<Party>
  const known = old?.[name] ?? []
  if (children === 0 || typeof children !== "number" || names.some((one) => one in sent)) return sent
  const isTheSame = children <= known.length && known.every((measure) => measure === known[0])
  if (children !== known.length && !isTheSame) throw asked(`party.${name}`, MEASURES[name])
  return { ...sent, [name]: known.slice(0, children) }
}
