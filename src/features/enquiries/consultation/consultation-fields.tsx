import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { useContactDetails } from "#features/account/auth-store.ts"
import { INTERESTS, type Interest } from "#features/catalogue/content.ts"
import { BUDGETS, CONTACT_METHODS, CONTACT_TIMES } from "#features/enquiries/consultation/consultation.ts"
import { useTranslate } from "#i18n/language.tsx"
import { addMonths, hanoiDate } from "#lib/today.ts"
import { Checkbox } from "#ui/form/checkbox.tsx"
import { Choices } from "#ui/form/choices.tsx"
import { ContactFields } from "#ui/form/contact-fields.tsx"
import { SelectField, TextField } from "#ui/form/field.tsx"
import { useSubmittedChange, useSubmittedValue, useSubmittedValues } from "#ui/form/server-form-state.tsx"
import { formMessages as texts } from "./form-messages.ts"
import { budgets, contactMethods, contactTimes, interests } from "./options.ts"

type Props = { ids: Record<string, string>; errors: Record<string, string> }

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-display text-lg font-bold">{title}</legend>
      {children}
    </fieldset>
  )
}

/** Default values of the trip's fields. */
const USUAL = {
  preferredContactTime: "anytime",
  startDate: "",
  endDate: "",
  flexible: "",
  adults: "2",
  children: "0",
  budget: BUDGETS[0],
  interests: "",
}

/** The optional fields. Opens by itself if one of them was changed before or has an error. */
function More({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  const t = useTranslate()
  const details = useRef<HTMLDetailsElement>(null)
  const isChanged = useSubmittedChange(USUAL)
  const [startsOpen] = useState(isChanged || isWrong)
  useLayoutEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong])
  return (
    <details ref={details} open={startsOpen} className="rounded-card border border-hairline bg-sheet">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold">
        {t(texts.more)}
        <span className="text-sm text-soft">{t(texts.optional)}</span>
      </summary>
      <div className="grid gap-4 border-t border-hairline p-4">{children}</div>
    </details>
  )
}

export function PersonFields({ field }: Pick<ComponentProps<typeof ContactFields>, "field">) {
  const t = useTranslate()
  const sent = useSubmittedValue("preferredContactMethod", "email")
  const [method, setMethod] = useState(CONTACT_METHODS.find((one) => one === sent) ?? "email")
  return (
    <Part title={t(texts.you)}>
      <ContactFields field={field} phone={{ label: texts.phone, required: true }} known={useContactDetails()} />
      <Choices
        legend={t(texts.method)}
        name="preferredContactMethod"
        choose="one"
        options={CONTACT_METHODS.map((value) => ({ value, label: t(contactMethods[value]) }))}
        chosen={[method]}
        onChoose={setMethod}
      />
    </Part>
  )
}

export function TripFields({ ids, errors }: Props) {
  const t = useTranslate()
  const sent = useSubmittedValues("interests")
  const [liked, setLiked] = useState(() => INTERESTS.filter((one) => sent.includes(one)))
  const toggle = (one: Interest) =>
    setLiked((all) => (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]))
  const today = hanoiDate()
  const date = { type: "date", min: today, max: addMonths(today, 36) }
  const number = { type: "number", inputMode: "numeric", required: true } as const
  return (
    <More isWrong={Object.keys(ids).some((name) => name.includes(".") && errors[name])}>
      <SelectField name="preferredContactTime" label={t(texts.time)} required defaultValue={USUAL.preferredContactTime}>
        {CONTACT_TIMES.map((value) => (
          <option key={value} value={value}>
            {t(contactTimes[value])}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...date}
          id={ids["travelDates.startDate"]}
          name="startDate"
          label={t(texts.start)}
          error={errors["travelDates.startDate"]}
        />
        <TextField
          {...date}
          id={ids["travelDates.endDate"]}
          name="endDate"
          label={t(texts.end)}
          error={errors["travelDates.endDate"]}
        />
      </div>
      <Checkbox name="flexible" label={t(texts.flexible)} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...number}
          id={ids["numberOfTravelers.adults"]}
          name="adults"
          min={1}
          defaultValue={USUAL.adults}
          label={t(texts.adults)}
          error={errors["numberOfTravelers.adults"]}
        />
        <TextField
          {...number}
          id={ids["numberOfTravelers.children"]}
          name="children"
          min={0}
          defaultValue={USUAL.children}
          label={t(texts.children)}
          error={errors["numberOfTravelers.children"]}
        />
      </div>
      <SelectField name="budget" label={t(texts.budget)} required defaultValue={USUAL.budget}>
        {BUDGETS.map((value) => (
          <option key={value} value={value}>
            {t(budgets[value])}
          </option>
        ))}
      </SelectField>
      <Choices
        legend={t(texts.interests)}
        name="interests"
        choose="many"
        options={INTERESTS.map((value) => ({ value, label: t(interests[value]) }))}
        chosen={liked}
        onChoose={toggle}
      />
    </More>
  )
}
