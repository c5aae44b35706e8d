import { useSuspenseQuery } from "@tanstack/react-query"
import { type FormEvent, useEffect, useState } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { messages } from "#domain/bookings/messages.ts"
import { referencePrefix } from "#domain/settings/reference-prefix.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { screenMessages as texts } from "#site/bookings/checkout/fields/screen-messages.ts"
import type { GuestLookup } from "#site/bookings/queries.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { Choices } from "#site/ui/form/choices.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { useGuestLookup } from "./use-guest-lookup.ts"

type Mode = "email" | "phone"
type Props = { given: { ref?: string; contact?: string }; onFound: (bookings: Booking[]) => void }

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Spec §2, with a reference as proof. Without proof the form never reveals whether bookings exist. */
export function GuestLookupForm({ given, onFound }: Props) {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const [mode, setMode] = useState<Mode>(given.contact && !given.contact.includes("@") ? "phone" : "email")
  const [typed, setTyped] = useState({ email: "", phone: "", [mode]: given.contact ?? "" })
  const [problem, setProblem] = useState<LocalizedContent>()
  const { mutate, reset, isPending, data, failure } = useGuestLookup(onFound)
  const look = (lookup: GuestLookup) => {
    const found = findProblem(lookup, mode)
    setProblem(found)
    if (found) reset()
    else mutate(lookup)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const { contact, ref } = given
    if (contact && ref) look({ contact, reference: ref })
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? "").trim()
    look({ contact: text("contact"), reference: text("reference") || undefined })
  }
  return (
    <section className="mt-8 panel p-5 sm:p-6">
      <h2 className="text-2xl font-bold">{t(texts.lookup)}</h2>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <ModeChoice mode={mode} onChange={setMode} />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField
            key={mode}
            name="contact"
            type={mode === "email" ? "email" : "tel"}
            label={t(mode === "email" ? texts.email : texts.phone)}
            autoComplete={mode === "email" ? "email" : "tel"}
            value={typed[mode]}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [mode]: value })}
            required
            error={problem && t(problem)}
          />
          <TextField
            name="reference"
            label={t(texts.reference)}
            hint={t(texts.referenceHint, { prefix: referencePrefix(settings) })}
            defaultValue={given.ref}
            autoCapitalize="characters"
          />
        </div>
        <div role="alert" className="empty:hidden">
          {failure && <Notice tone="bad">{failure}</Notice>}
        </div>
        <Button type="submit" disabled={isPending} className="justify-self-start">
          {t(isPending ? texts.finding : texts.find)}
        </Button>
      </form>
      <p role="status" className="mt-4 empty:hidden">
        {data?.bookings.length === 0 && t(data.verificationRequired ? texts.linkSent : messages.noneFound)}
      </p>
    </section>
  )
}

function ModeChoice({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const t = useTranslate()
  return (
    <Choices
      legend={t(texts.lookupBy)}
      name="mode"
      choose="one"
      options={[
        { value: "email", label: t(texts.email) },
        { value: "phone", label: t(texts.phoneMode) },
      ]}
      chosen={[mode]}
      onChoose={onChange}
    />
  )
}

function findProblem({ contact }: GuestLookup, mode: Mode): LocalizedContent | undefined {
  if (!contact) return messages.lookupRequired
  return mode === "email" && !EMAIL_SHAPE.test(contact) ? texts.emailShape : undefined
}
