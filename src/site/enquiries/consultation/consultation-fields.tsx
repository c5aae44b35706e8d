import { type ComponentProps, useState } from "react"
import { INTERESTS, type Interest } from "#domain/catalogue/content.ts"
import { ANSWER_METHODS, BUDGET_CHOICES, CONTACT_TIMES } from "#domain/enquiries/consultation/consultation.ts"
import { budgetLabel, contactMethods, contactTimes, interests } from "#domain/enquiries/consultation/options.ts"
import { useTranslate } from "#i18n/language.tsx"
import { useMoneyView } from "#i18n/money/money.tsx"
import { addMonths, hanoiDate } from "#lib/today.ts"
import { useContactDetails } from "#site/account/auth-store.ts"
import { Checkbox } from "#site/ui/form/checkbox.tsx"
import { Choices } from "#site/ui/form/choices.tsx"
import { ContactFields } from "#site/ui/form/contact-fields.tsx"
import { SelectField, TextArea, TextField } from "#site/ui/form/field.tsx"
import { useSubmittedValue, useSubmittedValues } from "#site/ui/form/server-form-state.tsx"
import { formMessages as texts } from "./form-messages.ts"

type Props = Pick<ComponentProps<typeof ContactFields>, "field">

export function PersonFields({ field }: Props) {
  const t = useTranslate()
  const sent = useSubmittedValue("preferredContactMethod", "email")
  const [method, setMethod] = useState(ANSWER_METHODS.find((one) => one === sent) ?? "email")
  return (
    <>
      <ContactFields field={field} phone={{ label: texts.phone, required: true }} known={useContactDetails()} />
      <Choices
        legend={t(texts.method)}
        name="preferredContactMethod"
        choose="one"
        options={ANSWER_METHODS.map((value) => ({ value, label: t(contactMethods[value]) }))}
        chosen={[method]}
        onChoose={setMethod}
      />
    </>
  )
}

/** When, and how many. */
export function TripFields({ field }: Props) {
  const t = useTranslate()
  const today = hanoiDate()
  const date = { type: "date", min: today, max: addMonths(today, 36) }
  const number = { type: "number", inputMode: "numeric", required: true } as const
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("travelDates.startDate")} {...date} label={t(texts.start)} />
        <TextField {...field("travelDates.endDate")} {...date} label={t(texts.end)} />
      </div>
      <Checkbox name="flexible" label={t(texts.flexible)} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...field("numberOfTravelers.adults")}
          {...number}
          min={1}
          defaultValue="2"
          label={t(texts.adults)}
        />
        <TextField
          {...field("numberOfTravelers.children")}
          {...number}
          min={0}
          defaultValue="0"
          label={t(texts.children)}
        />
      </div>
      <TextField {...field("numberOfTravelers.childAges")} inputMode="text" label={t(texts.childAges)} />
    </>
  )
}

export function WishFields({ field }: Props) {
  const t = useTranslate()
  const view = useMoneyView()
  const sent = useSubmittedValues("interests")
  const [liked, setLiked] = useState(() => INTERESTS.filter((one) => sent.includes(one)))
  const toggle = (one: Interest) =>
    setLiked((all) => (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]))
  return (
    <>
      <TextArea {...field("message")} label={t(texts.message)} rows={4} required />
      <Choices
        legend={t(texts.interests)}
        name="interests"
        choose="many"
        options={INTERESTS.map((value) => ({ value, label: t(interests[value]) }))}
        chosen={liked}
        onChoose={toggle}
      />
      <SelectField name="budget" label={t(texts.budget)} required defaultValue={BUDGET_CHOICES[0]}>
        {BUDGET_CHOICES.map((value) => (
          <option key={value} value={value}>
            {t(budgetLabel(value, view))}
          </option>
        ))}
      </SelectField>
      <SelectField name="preferredContactTime" label={t(texts.time)} required defaultValue="anytime">
        {CONTACT_TIMES.map((value) => (
          <option key={value} value={value}>
            {t(contactTimes[value])}
          </option>
        ))}
      </SelectField>
    </>
  )
}
