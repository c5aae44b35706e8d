import { useNavigate, useRouter } from "@tanstack/react-router"
import { type ComponentProps, type FormEvent, Fragment, type ReactNode, useEffect, useId, useState } from "react"
import { MAX_BAGS, PASSENGERS, type Ride, type TransferFilters } from "#domain/transfers/transfer.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { addDays, hanoiDate } from "#lib/today.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { Fold } from "#site/ui/fold.tsx"
import type { ListLink } from "#site/ui/list/use-change-filters.ts"
import { FoldedSearch } from "./folded-search.tsx"
import { PlaceField } from "./places/place-field.tsx"
import { lastRide, readRide } from "./ride.ts"
import { rideMessages as texts } from "./ride-messages.ts"
import { rideWords } from "./transfers/ride-words.ts"

type Props = {
  filters: TransferFilters
  linkTo: (filters: TransferFilters) => ListLink
  /** Whether phones fold all but the two places. */
  isFolded?: boolean
  /** Whether phones show a search that was made as one line, so that its results are seen. */
  foldsWhenAsked?: boolean
  className: string
}

/** Asks from where to where, when, and with how many people and bags. Works as a form without JavaScript, too. */
export function RideForm(props: Props) {
  const { filters } = props
  const stored = lastRide.useLast()
  const isAsked = filters.people !== undefined
  useEffect(() => {
    if (isAsked) lastRide.store(filters)
  }, [isAsked, filters])
  const { from, to, day = stored?.day } = filters
  const ride: Ride = { ...(isAsked ? filters : { ...stored, day }), from, to }
  return <RideFields {...props} ride={ride} />
}

function RideFields({ filters, ride, linkTo, isFolded, foldsWhenAsked = false, className }: Props & { ride: Ride }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const router = useRouter()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const isAsked = [filters.from, filters.to, filters.day].some((value) => value !== undefined)
  const isLine = foldsWhenAsked && isAsked && !isOpen
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = readRide(Object.fromEntries(new FormData(event.currentTarget)))
    setOpen(false)
    void navigate(linkTo({ ...filters, ...NOTHING_ASKED, ...asked, page: undefined }))
  }
  // What is remembered from the last search is sent, too, so it is seen.
  const hasDetails = [ride.day, ride.time, ride.people, ride.bags].some((value) => value !== undefined)
  // These start again when the address or what is stored changes.
  const key = JSON.stringify(readRide({ ...ride, from: undefined, to: undefined }))
  const details = (
    <Fragment key={key}>
      <TimeFields ride={ride} />
      <LoadFields ride={ride} />
    </Fragment>
  )
  return (
    <>
      {isLine && <FoldedSearch text={rideWords(ride, language)} unfold={() => setOpen(true)} />}
      <form
        action={router.buildLocation(linkTo({})).publicHref}
        onSubmit={submit}
        className={`${className} ${isLine ? "max-lg:hidden noscript:grid" : ""}`}
      >
        <PlaceField {...PLACE} name="from" label={t(texts.from)} value={ride.from} placeholder={t(texts.fromHint)} />
        <PlaceField {...PLACE} name="to" label={t(texts.to)} value={ride.to} placeholder={t(texts.toHint)} />
        {isFolded ? (
          <Fold title={t(texts.details)} isOpen={hasDetails} className="col-span-full">
            <div className="grid grid-cols-2 items-end gap-4">{details}</div>
          </Fold>
        ) : (
          details
        )}
        <label className="flex min-h-11 items-center gap-2">
          <input key={key} type="checkbox" name="back" value="true" defaultChecked={ride.back} className="size-5" />
          {t(texts.back)}
        </label>
        <button type="submit" className={buttonClass()}>
          {t(texts.search)}
        </button>
      </form>
    </>
  )
}

const NOTHING_ASKED = {
  from: undefined,
  to: undefined,
  day: undefined,
  time: undefined,
  bags: undefined,
  back: undefined,
}

const PLACE = { kind: "rides", enterKeyHint: "search", className: "col-span-2" } as const

function TimeFields({ ride: { day, time } }: { ride: Ride }) {
  const t = useTranslate()
  const today = hanoiDate()
  return (
    <>
      <RideInput label={t(texts.day)} type="date" name="day" min={today} max={addDays(today, 366)} defaultValue={day} />
      <RideInput label={t(texts.time)} type="time" name="time" defaultValue={time} />
    </>
  )
}

/** Starts with one large bag for each person. */
function LoadFields({ ride }: { ride: Ride }) {
  const t = useTranslate()
  const [people, setPeople] = useState(ride.people ?? 2)
  return (
    <>
      <RideSelect
        label={t(texts.people)}
        name="people"
        value={people}
        onChange={({ currentTarget }) => setPeople(Number(currentTarget.value))}
      >
        {optionsFrom(PASSENGERS.min, PASSENGERS.max)}
      </RideSelect>
      <RideSelect key={people} label={t(texts.bags)} name="bags" defaultValue={ride.bags ?? people}>
        {optionsFrom(0, MAX_BAGS)}
      </RideSelect>
    </>
  )
}

const optionsFrom = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, nth) => least + nth).map((number) => (
    <option key={number} value={number}>
      {number}
    </option>
  ))

type InputProps = ComponentProps<"input"> & { label: string }

function RideInput({ label, className, ...input }: InputProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label} className={className}>
      <input {...input} id={id} className="control mt-1" />
    </Labelled>
  )
}

type SelectProps = ComponentProps<"select"> & { label: string }

function RideSelect({ label, className, ...select }: SelectProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label} className={className}>
      <select {...select} id={id} className="control mt-1" />
    </Labelled>
  )
}

type LabelledProps = { id: string; label: string; className: string | undefined; children: ReactNode }

function Labelled({ id, label, className = "", children }: LabelledProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
    </div>
  )
}
