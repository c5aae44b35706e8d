import { factsOf } from "#domain/tours/page/fact-list.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { useLanguage } from "#i18n/language.tsx"
import { Fact, Facts } from "#site/ui/page/facts.tsx"

export function TourFacts({ tour }: { tour: Tour }) {
  const language = useLanguage()
  return (
    <Facts>
      {factsOf(tour, language).map(({ icon, label, value, isText }) => (
        <Fact key={label} icon={icon} label={label} value={value} isText={isText}>
          {icon === "sun" && <MonthBar months={tour.facts.bestMonths} />}
        </Fact>
      ))}
    </Facts>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, nth) => nth + 1)

/** The border is what forced colours leave of the filling. */
const BEST = "inverted border-b-3 border-jade bg-jade font-semibold text-paper"

/** The twelve months, with the best ones filled. Hidden from screen readers: the words beside it say the same. */
function MonthBar({ months }: { months: number[] }) {
  return (
    <div aria-hidden="true" className="mt-1.5 grid max-w-80 grid-cols-12 gap-0.5 text-center text-xs">
      {MONTHS.map((month) => (
        <span key={month} className={`rounded-image py-0.5 ${months.includes(month) ? BEST : "bg-mist text-soft"}`}>
          {month}
        </span>
      ))}
    </div>
  )
}
