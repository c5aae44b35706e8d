import { useState } from "react"
import type { Translate } from "#i18n/language.tsx"
import { Checkbox } from "#site/ui/form/checkbox.tsx"
import { Choices } from "#site/ui/form/choices.tsx"
import { ErrorSummary, type FormError } from "#site/ui/form/error-summary.tsx"
import { SelectField, TextArea, TextField } from "#site/ui/form/field.tsx"
import { PhoneField } from "#site/ui/form/phone-field.tsx"
import { RangeField } from "#site/ui/form/range-field.tsx"
import { Stepper } from "#site/ui/form/stepper.tsx"
import { samples } from "./styleguide-messages.ts"
import { Chapter, type Draw, Sample } from "./styleguide-sample.tsx"

export function Forms() {
  return (
    <Chapter id="forms" title="Forms">
      <Sample title="Error summary" note="Takes the focus when it appears; each line leads to its field.">
        {Summary}
      </Sample>
      <Sample title="Field">{Fields}</Sample>
      <Sample title="Choices and checkbox">{Chosen}</Sample>
      <Sample title="Stepper and range">{Numbers}</Sample>
    </Chapter>
  )
}

function Summary(t: Translate) {
  const [errors, setErrors] = useState<FormError[]>([])
  const field = `wrong-${t(samples.email)}-${t(samples.menu)}`.replaceAll(" ", "")
  return (
    <div className="grid gap-4">
      <ErrorSummary errors={errors} />
      <TextField id={field} label={t(samples.email)} type="email" required error={errors[0]?.message} />
      <button
        type="button"
        className="btn btn-secondary justify-self-start"
        onClick={() => setErrors(errors.length ? [] : [{ fieldId: field, message: t(samples.emailError) }])}
      >
        {t(samples.emailError)}
      </button>
    </div>
  )
}

const Fields: Draw = (t) => (
  <div className="grid gap-4">
    <TextField label={t(samples.name)} hint={t(samples.nameHint)} defaultValue="Nguyễn Thị Ánh Tuyết" />
    <TextField label={t(samples.email)} type="email" required error={t(samples.emailError)} defaultValue="anh@" />
    <TextField label={t(samples.travelDate)} type="date" required error={t(samples.dateError)} />
    <TextArea label={t(samples.requests)} />
    <SelectField label={t(samples.sort)} required>
      <option>{t(samples.cheapest)}</option>
      <option>{t(samples.shortest)}</option>
    </SelectField>
    <PhoneField label={t(samples.phone)} required />
    <PhoneField label={t(samples.phone)} required error={t(samples.phoneError)} />
  </div>
)

function Chosen(t: Translate) {
  const [mode, setMode] = useState<"email" | "phone">("email")
  const [days, setDays] = useState<number[]>([2])
  const toggle = (day: number) => setDays(days.includes(day) ? days.filter((other) => other !== day) : [...days, day])
  return (
    <div className="grid gap-5">
      <Choices
        legend={t(samples.lookupBy)}
        name={`mode ${t(samples.menu)}`}
        choose="one"
        options={[
          { value: "email", label: t(samples.email) },
          { value: "phone", label: t(samples.phone) },
        ]}
        chosen={[mode]}
        onChoose={setMode}
      />
      <Choices
        legend={t(samples.length)}
        name="days"
        choose="many"
        options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: day, label: day === 7 ? "7+" : day }))}
        chosen={days}
        onChoose={toggle}
        error={days.length ? undefined : t(samples.dateError)}
      />
      <Checkbox label={t(samples.remember)} defaultChecked />
      <Checkbox label={t(samples.terms)} error={t(samples.termsError)} />
    </div>
  )
}

function Numbers(t: Translate) {
  const [adults, setAdults] = useState(2)
  const [range, setRange] = useState<{ min: number | undefined; max: number | undefined }>({ min: 500, max: undefined })
  return (
    <div className="grid gap-5">
      <Stepper label={t(samples.adults)} value={adults} min={1} max={10} onChange={setAdults} />
      <Stepper
        label={t(samples.children)}
        hint={t(samples.childPrice)}
        value={0}
        min={0}
        max={0}
        onChange={() => undefined}
      />
      <RangeField
        legend={t(samples.price)}
        labels={{ min: t(samples.from), max: t(samples.to) }}
        names={{ min: "min", max: "max" }}
        range={{ min: 0, max: 5000 }}
        step={10}
        value={range}
        onChange={setRange}
      />
    </div>
  )
}
