import { useQuery } from "@tanstack/react-query"
import { type RefObject, useEffect } from "react"
import { namedOffersQuery } from "#site/search/queries.ts"
import type { Party, PartyPrices } from "./party-prices.ts"

type Props = {
  slugs: string[]
  party: Party
  /** Where the prices stand. */
  place: RefObject<HTMLElement | null>
  onLoaded: (prices: PartyPrices) => void
}

/** Loads what tours cost a party, in one request. Nothing changes in sight: a visitor who is there keeps what they read. */
export default function LoadPartyPrices({ slugs, party, place, onLoaded }: Props) {
  const { data: offers } = useQuery({ ...namedOffersQuery(slugs, party), meta: { shownInPlace: true } })
  useEffect(() => {
    if (offers && place.current && isBelowWindow(place.current)) onLoaded({ party, offers })
  }, [offers, party, place, onLoaded])
  return null
}

const isBelowWindow = (element: HTMLElement) => element.getBoundingClientRect().top > window.innerHeight
