import { createContext, useContext } from "react"
import type { TourOffer, Trip } from "#domain/search/search.ts"

export type Party = Pick<Trip, "adults" | "ages">
export type PartyPrices = { party: Party; offers: TourOffer[] }

/** What tours cost the party of the visitor's last search, once it is loaded. */
export const PartyPricesContext = createContext<PartyPrices | undefined>(undefined)

/** Returns a function that says what a card shows: the tour for the party if its price is known, else as it is. */
export function usePartyPrices(): (tour: TourOffer) => { tour: TourOffer; trip?: Party } {
  const prices = useContext(PartyPricesContext)
  return (tour) => {
    const offer = prices?.offers.find(({ _id }) => _id === tour._id)
    return prices && offer?.next?.total ? { tour: offer, trip: prices.party } : { tour }
  }
}
