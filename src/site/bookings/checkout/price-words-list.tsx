import type { Tour } from "#domain/tours/tour.ts"
import { useMoneyView } from "#i18n/money/money.tsx"
import { childPriceWords, priceWords } from "./price-words.ts"

/** Lists the prices for children, groups and private groups above the form. */
export function PriceWordsList({ tour, className = "" }: { tour: Tour; className?: string }) {
  return <Sentences words={priceWords(tour, useMoneyView())} className={className} />
}

/** Lists the prices for children on a tour or one of its departures. */
export function ChildPricesList({ tour, departurePrice }: { tour: Tour; departurePrice: number | undefined }) {
  return <Sentences words={childPriceWords(tour, useMoneyView(), departurePrice)} className="text-soft" />
}

function Sentences({ words, className }: { words: string[]; className: string }) {
  if (words.length === 0) return null
  return (
    <ul className={`space-y-1 text-sm ${className}`}>
      {words.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
