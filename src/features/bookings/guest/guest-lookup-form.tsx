import { type FormEvent, useEffect, useState } from "react"
import type { Booking } from "#features/bookings/booking.ts"
import { screenMessages as texts } from "#features/bookings/checkout/fields/screen-messages.ts"
import { messages } from "#features/bookings/messages.ts"
import { findGuestBookings, type GuestLookup } from "#features/bookings/queries.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { Button } from "#ui/button.tsx"
import { Choices } from "#ui/form/choices.tsx"
import { TextField } from "#ui/form/field.tsx"
import { Notice } from "#ui/notice.tsx"

type Mode = "email" | "phone"
type Outcome = { error?: string; notice?: LocalizedContent; failure?: string }
type Props = { given: { ref?: string; contact?: string }; onFound: (bookings: Booking[]) => void }

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Spec §2, with a reference as proof. Without proof the form never reveals whether bookings exist. */
export function GuestLookupForm({ given, onFound }: Props) {
  const t = useTranslate()
  const [mode, setMode] = useState<Mode>(given.contact && !given.contact.includes("@") ? "phone" : "email")
  const [typed, setTyped] = useState({ email: "", phone: "", [mode]: given.contact ?? "" })
  const { outcome, looking, look } = useLookup(given, onFound)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? "").trim()
    void look({ contact: text("contact"), reference: text("reference") || undefined }, mode)
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
            error={outcome.error}
          />
          <TextField
            name="reference"
            label={t(texts.reference)}
            hint={t(texts.referenceHint)}
            defaultValue={given.ref}
            autoCapitalize="characters"
          />
        </div>
        <div role="alert" className="empty:hidden">
          {outcome.failure && <Notice tone="bad">{outcome.failure}</Notice>}
        </div>
        <Button type="submit" disabled={looking} className="justify-self-start">
          {t(looking ? texts.finding : texts.find)}
        </Button>
      </form>
      <p role="status" className="mt-4 empty:hidden">
        {outcome.notice && t(outcome.notice)}
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

function useLookup(given: Props["given"], onFound: Props["onFound"]) {
  const language = useLanguage()
  const t = useTranslate()
  const [outcome, setOutcome] = useState<Outcome>({})
  const [looking, setLooking] = useState(false)

  const look = async (lookup: GuestLookup, mode: Mode) => {
    const problem = findProblem(lookup, mode)
    setOutcome(problem ? { error: t(problem) } : {})
    if (problem) return
    setLooking(true)
    try {
      const { bookings, verificationRequired } = await findGuestBookings(lookup, language)
      onFound(bookings)
      if (bookings.length === 0) setOutcome({ notice: verificationRequired ? texts.linkSent : messages.noneFound })
    } catch (error) {
      const known = error instanceof ApiError && error.status === 429
      setOutcome({ failure: known ? error.message : t(texts.lookupFailed) })
    } finally {
      setLooking(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const { contact, ref } = given
    if (contact && ref) void look({ contact, reference: ref }, contact.includes("@") ? "email" : "phone")
  }, [])

  return { outcome, looking, look }
}

function findProblem({ contact }: GuestLookup, mode: Mode): LocalizedContent | undefined {
  if (!contact) return messages.lookupRequired
  return mode === "email" && !EMAIL_SHAPE.test(contact) ? texts.emailShape : undefined
}
