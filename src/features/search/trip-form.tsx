import { useHydrated, useNavigate, useRouter } from "@tanstack/react-router"
import { type FormEvent, type MouseEvent, useId, useState } from "react"
import { TRAVELERS } from "#features/tours/tour.ts"
import { formatMonth } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { addDays, hanoiDate } from "#lib/today.ts"
import { Button, buttonClass } from "#ui/button.tsx"
import { Stepper } from "#ui/form/stepper.tsx"
import type { ListLink } from "#ui/list/use-change-filters.ts"
import { searchMessages as texts } from "./messages.ts"
import { MAX_AGE, type TourSearch, type Trip } from "./search.ts"
import { daysWords, partyWords } from "./tours/trip-words.ts"
import { storeTrip, useStoredTrip } from "./trip.ts"
import { daysNamed, fieldsOf, monthsFrom, WEEKENDS } from "./when.ts"

const AGES = Array.from({ length: MAX_AGE + 1 }, (_, age) => age)
/** The age that a child has until its own is chosen. */
const USUAL_AGE = 8

type Props = {
  search: TourSearch
  /** Where the form leads with what was asked. */
  linkTo: (search: TourSearch) => ListLink
  className: string
}

/**
 * Asks where, when and with whom. What is not in the address is what the visitor asked last. Without JavaScript it is a
 * form that names a month, a weekend or a day.
 */
export function TripForm({ search, linkTo, className }: Props) {
  const stored = useStoredTrip()
  const isAsked = search.from !== undefined || search.adults !== undefined
  const trip = isAsked ? search : stored
  // The fields start again when the address or what is stored changes.
  return (
    <TripFields
      key={JSON.stringify([search.search, trip.from, trip.to, trip.adults, trip.ages])}
      {...{ search, trip, linkTo, className }}
    />
  )
}

function TripFields({ search, trip, linkTo, className }: Props & { trip: Trip }) {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const router = useRouter()
  const [party, setParty] = useState({ adults: trip.adults ?? 2, ages: trip.ages ?? [] })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    const kept = fields.when === "kept" ? { from: trip.from, to: trip.to } : daysNamed(fields)
    const asked = { from: kept?.from, to: kept?.to, adults: party.adults, ages: party.ages }
    storeTrip(asked)
    const words = String(fields.search ?? "").trim() || undefined
    void navigate(linkTo({ ...search, ...asked, search: words, page: undefined }))
  }
  return (
    <search>
      <form action={router.buildLocation(linkTo({})).publicHref} onSubmit={submit} className={className}>
        <div className="min-w-0">
          <label htmlFor={`${id}-where`} className="font-semibold">
            {t(texts.where)}
          </label>
          <input
            id={`${id}-where`}
            type="search"
            name="search"
            maxLength={100}
            defaultValue={search.search}
            placeholder={t(texts.wherePlaceholder)}
            className="control mt-1"
          />
        </div>
        <WhenFields trip={trip} />
        <WhoFields party={party} change={setParty} />
        <button type="submit" className={`${buttonClass()} self-end`}>
          {t(texts.search)}
        </button>
      </form>
    </search>
  )
}

function WhenFields({ trip }: { trip: Trip }) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const today = hanoiDate()
  const given = fieldsOf(trip)
  const isUnusual = trip.from !== undefined && given.when === ""
  const [when, setWhen] = useState(isUnusual ? "kept" : given.when)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-semibold">
        {t(texts.when)}
      </label>
      <select
        id={id}
        name="when"
        value={when}
        onChange={(event) => setWhen(event.currentTarget.value)}
        className="control mt-1"
      >
        <option value="">{t(texts.anyDate)}</option>
        {isUnusual && <option value="kept">{daysWords(trip, language)}</option>}
        {WEEKENDS.map((name) => (
          <option key={name} value={name}>
            {t(texts[name])}
          </option>
        ))}
        <option value="day">{t(texts.aDay)}</option>
        {monthsFrom(today).map((month) => (
          <option key={month} value={month}>
            {formatMonth(`${month}-01`, language)}
          </option>
        ))}
      </select>
      <div className={`mt-2 items-center gap-3 ${when === "day" ? "flex" : "hidden noscript:flex"}`}>
        <input
          type="date"
          name="day"
          aria-label={t(texts.day)}
          min={today}
          max={addDays(today, 366)}
          defaultValue={given.day}
          className="control"
        />
        <label className="flex min-h-11 shrink-0 items-center gap-2">
          <input type="checkbox" name="flexible" value="true" defaultChecked={given.flexible} className="size-5" />
          {t(texts.flexible)}
        </label>
      </div>
    </div>
  )
}

type Party = { adults: number; ages: number[] }

function WhoFields({ party: { adults, ages }, change }: { party: Party; change: (party: Party) => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const isHydrated = useHydrated()
  const resize = (count: number) =>
    change({ adults, ages: Array.from({ length: count }, (_, nth) => ages[nth] ?? USUAL_AGE) })
  return (
    <div className="relative min-w-0">
      <span id={id} className="font-semibold">
        {t(texts.who)}
      </span>
      <details className="who mt-1">
        <summary aria-describedby={id} className="control flex cursor-pointer items-center truncate">
          {partyWords({ adults, ages }, language)}
        </summary>
        <div className="mt-2 grid gap-4 rounded-card border border-hairline bg-sheet p-4 lg:absolute lg:right-0 lg:z-20 lg:w-80">
          <Stepper
            name="adults"
            label={t(texts.adults)}
            value={adults}
            min={TRAVELERS.min}
            max={TRAVELERS.max - ages.length}
            onChange={(count) => change({ adults: count, ages })}
          />
          {isHydrated ? (
            <Stepper
              label={t(texts.children)}
              hint={t(texts.childrenHint)}
              value={ages.length}
              min={0}
              max={TRAVELERS.max - adults}
              onChange={resize}
            />
          ) : (
            <label>
              {t(texts.ages)}
              <input name="ages" inputMode="numeric" defaultValue={ages.join(", ")} className="control mt-1" />
            </label>
          )}
          {ages.length > 0 && isHydrated && <AgeFields ages={ages} change={(ages) => change({ adults, ages })} />}
          <Button look="secondary" className="noscript:hidden" onClick={fold}>
            {t(texts.done)}
          </Button>
        </div>
      </details>
    </div>
  )
}

/** Folds the `<details>` around a button. */
function fold({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const details = currentTarget.closest("details")
  if (details) details.open = false
}

function AgeFields({ ages, change }: { ages: number[]; change: (ages: number[]) => void }) {
  const t = useTranslate()
  return (
    <div className="grid grid-cols-2 gap-3">
      {ages.map((age, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: children have no identity but their place.
        <label key={nth} className="text-sm">
          {interpolate(t(texts.age), { n: nth + 1 })}
          <select
            value={age}
            onChange={({ currentTarget }) => change(ages.with(nth, Number(currentTarget.value)))}
            className="control mt-1"
          >
            {AGES.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
