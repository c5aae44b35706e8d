import { NO_DATE, type TourDraft } from "#domain/bookings/checkout/fields/tour-draft.ts"
import { isTooYoung, type Tour, TRAVELERS } from "#domain/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { useMoney } from "#i18n/money/money.tsx"
import { Choices } from "#site/ui/form/choices.tsx"
import { SelectField, TextField } from "#site/ui/form/field.tsx"
import { Stepper } from "#site/ui/form/stepper.tsx"
import { useFormField } from "#site/ui/form/use-form-errors.ts"
import { ChildPricesList } from "../price-words-list.tsx"
import { orderMessages } from "./order-messages.ts"
import { screenMessages as texts } from "./screen-messages.ts"

/** The maximum age matches order.schema.ts. */
const AGES = Array.from({ length: 18 }, (_, age) => age)

type Props = {
  tour: Tour
  draft: TourDraft
  change: (part: Partial<TourDraft>) => void
}

export function PartyFields({ tour, draft, change }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const { child, currency } = tour.pricing
  const { adults, children } = draft
  const resized = (count: number) => Array.from({ length: count }, (_, index) => children[index])
  return (
    <div className="grid gap-4">
      {tour.priceRules.privateGroups.length > 0 && <GroupChoice draft={draft} change={change} />}
      <Stepper
        name="adults"
        label={t(child === undefined ? texts.travelers : texts.adults)}
        value={adults}
        min={TRAVELERS.min}
        max={TRAVELERS.max - children.length}
        onChange={(count) => change({ adults: count })}
      />
      {child !== undefined && (
        <Stepper
          name="children"
          label={t(texts.children)}
          {...(!tour.priceRules.children && {
            hint: t(texts.each, { price: money.shown(child, currency) }),
          })}
          value={children.length}
          min={0}
          max={TRAVELERS.max - adults}
          onChange={(count) => change({ children: resized(count) })}
        />
      )}
      {tour.priceRules.children && !draft.privateGroup && (
        <ChildPricesList tour={tour} departurePrice={draft.departure?.price} />
      )}
      {tour.priceRules.children && children.length > 0 && (
        <ChildFields by={tour.priceRules.children.by} facts={tour.facts} draft={draft} change={change} />
      )}
    </div>
  )
}

function GroupChoice({ draft, change }: Pick<Props, "draft" | "change">) {
  const t = useTranslate()
  return (
    <Choices
      legend={t(orderMessages.group)}
      name="group"
      choose="one"
      options={[
        { value: "together", label: t(orderMessages.together) },
        { value: "alone", label: t(orderMessages.alone) },
      ]}
      chosen={[draft.privateGroup ? "alone" : "together"]}
      // Private groups may choose any date, so the date is reset.
      onChoose={(group) => change({ privateGroup: group === "alone", ...NO_DATE })}
    />
  )
}

type ChildProps = Omit<Props, "tour"> & { by: "age" | "height"; facts: Tour["facts"] }

function ChildFields({ by, facts, draft: { children }, change }: ChildProps) {
  const t = useTranslate()
  const field = useFormField()
  const set = (index: number, text: string) => {
    const measure = text === "" ? undefined : Number(text)
    change({ children: children.map((other, place) => (place === index ? measure : other)) })
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {children.map((measure, index) => {
        const path = `party.${by === "age" ? "childAges" : "childHeights"}.${index}`
        const shared = {
          ...field(path),
          ...(by === "age" &&
            isTooYoung(measure, facts) && { error: t(orderMessages.tooYoung, { n: facts.minAge ?? 0 }) }),
          required: true,
          name: `child.${index}`,
          value: measure ?? "",
        }
        const label = t(by === "age" ? orderMessages.childAge : orderMessages.childHeight, {
          n: index + 1,
        })
        return by === "age" ? (
          <SelectField key={path} {...shared} label={label} onChange={(event) => set(index, event.currentTarget.value)}>
            <option value="">{t(orderMessages.choose)}</option>
            {AGES.map((age) => (
              <option key={age} value={age}>
                {t(orderMessages.years, { n: age })}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField
            key={path}
            {...shared}
            type="number"
            inputMode="numeric"
            label={label}
            min={30}
            max={220}
            onChange={(event) => set(index, event.currentTarget.value)}
          />
        )
      })}
    </div>
  )
}
