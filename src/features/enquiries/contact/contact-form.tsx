import { useState } from "react"
import { useContactDetails } from "#features/account/auth-store.ts"
import { messages } from "#features/enquiries/contact/messages.ts"
import { sendMessage } from "#features/enquiries/contact/queries.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { ContactFields } from "#ui/form/contact-fields.tsx"
import { TextArea, TextField } from "#ui/form/field.tsx"
import { FormDraft } from "#ui/form/form-draft.tsx"
import { Honeypot, useFormGuard } from "#ui/form/honeypot.tsx"
import { PostForm } from "#ui/form/post-form.tsx"
import { useSubmit } from "#ui/form/use-submit.ts"
import { buildContactRequest } from "./contact-draft.ts"
import { pageMessages as texts } from "./page-messages.ts"

const PAGE = "/contact"
const loadCheck = () => import("#features/enquiries/contact/contact-check.ts")

export function ContactForm() {
  const t = useTranslate()
  const [sentTo, setSentTo] = useState("")
  if (sentTo) {
    return (
      <div role="status" className="rounded-card bg-confirmed-tint p-6 text-confirmed">
        <p className="font-display text-xl font-bold">{t(messages.sent)}</p>
        <p className="mt-2">{interpolate(t(texts.sentText), { email: sentTo })}</p>
        <Button look="secondary" className="mt-4" onClick={() => setSentTo("")}>
          {t(texts.another)}
        </Button>
      </div>
    )
  }
  return (
    <FormDraft name="contact">
      <MessageForm onSent={setSentTo} />
    </FormDraft>
  )
}

function MessageForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslate()
  const { field, sending, submit, ...form } = useContactForm(onSent)
  return (
    <PostForm
      form={form}
      page={PAGE}
      onSubmit={submit}
      onFocus={() => void loadCheck().catch(() => {})}
      className="relative grid gap-5"
    >
      <ContactFields field={field} phone={{ label: texts.phone, required: false }} known={useContactDetails()} />
      <TextField {...field("subject")} label={t(texts.subject)} required />
      <TextArea {...field("message")} label={t(texts.message)} rows={6} required />
      <Honeypot />
      <Button type="submit" disabled={sending} className="justify-self-start">
        {t(sending ? texts.sending : texts.send)}
      </Button>
    </PostForm>
  )
}

const FIELDS = ["name", "email", "phone", "subject", "message"]

function useContactForm(onSent: (email: string) => void) {
  const language = useLanguage()
  const { submitting, ...state } = useSubmit(PAGE, FIELDS, messages.sendingFailed)
  const guard = useFormGuard()

  const submit = submitting({
    read: (form) => ({ ...buildContactRequest(form), ...guard(form) }),
    check: async (request) => (await loadCheck()).checkMessage(request, language),
    send: async (request) => {
      await sendMessage(request, language)
      onSent(request.email)
    },
  })
  return { ...state, submit }
}
