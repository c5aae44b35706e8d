import type { Transfer } from "#domain/transfers/transfer.ts"
import { fold } from "#lib/text/fold.ts"

type Route = Pick<Transfer, "from" | "to" | "location" | "places" | "airport">
type Text = Route["from"]

/** Returns the destination where a ride ends. Undefined at an airport, where guests fly on. */
export function endPlace({ from, to, location, places, airport }: Route): string | undefined {
  if (airport?.end === "to") return undefined
  const others = places.filter((place) => !names(from, place))
  return (
    places.findLast((place) => names(to, place)) ??
    (places.length > 1 ? others[0] : undefined) ??
    places.find((place) => names(location, place))
  )
}

/** Returns the words that find transfers the other way: a destination's name, or else the first place that an end names. */
export function wayBack({ from, to, places }: Route): { from: string; to: string } {
  const wordsOf = (end: Text) => {
    const place = places.findLast((place) => names(end, place))
    return place === undefined ? firstPlace(end) : spoken(place)
  }
  return { from: wordsOf(to), to: wordsOf(from) }
}

const spoken = (slug: string) => slug.replaceAll("-", " ")

const names = ({ en, vi }: Text, place: string): boolean =>
  ` ${fold(`${en ?? ""} ${vi ?? ""}`)} `.includes(` ${spoken(place)} `)

const firstPlace = ({ en, vi }: Text): string => (en ?? vi ?? "").split(/,|\(| or | hoặc /)[0]!.trim()
