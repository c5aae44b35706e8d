import { useState } from "react"
import { buildContactRequest } from "#domain/enquiries/contact/contact-draft.ts"
import { messages } from "#domain/enquiries/contact/messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import { useContactDetails } from "#site/account/auth-store.ts"
import { EnquirySent, type SentEnquiry } from "#site/enquiries/enquiry-sent.tsx"
import { sendEnquiry } from "#site/enquiries/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { ContactFields } from "#site/ui/form/contact-fields.tsx"
import { TextArea, TextField } from "#site/ui/form/field.tsx"
import { FormDraft } from "#site/ui/form/form-draft.tsx"
import { Honeypot } from "#site/ui/form/honeypot.tsx"
import { PostForm } from "#site/ui/form/post-form.tsx"
import { useGuardedForm } from "#site/ui/form/use-guarded-form.ts"
import { pageMessages as texts } from "./page-messages.ts"

const PAGE = "/contact"

export function ContactForm() {
  const t = useTranslate()
  const [sent, setSent] = useState<SentEnquiry>()
  if (sent) {
    return (
      <EnquirySent title={t(messages.sent)} sent={sent}>
        <Button look="secondary" onClick={() => setSent(undefined)}>
          {t(texts.another)}
        </Button>
      </EnquirySent>
    )
  }
  return (
    <FormDraft name="contact">
      <MessageForm onSent={setSent} />
    </FormDraft>
  )
}

function MessageForm({ onSent }: { onSent: (sent: SentEnquiry) => void }) {
  const t = useTranslate()
  const { field, sending, submit, load, ...form } = useGuardedForm({
    page: PAGE,
    fields: ["name", "email", "phone", "subject", "message"],
    messages,
    schema: async () => (await import("#domain/enquiries/contact/contact.ts")).contactRequest,
    read: buildContactRequest,
    send: (request, language) => sendEnquiry("/contact", request, language),
    onSent,
  })
  return (
    <PostForm form={form} page={PAGE} onSubmit={submit} onFocus={load} className="relative grid gap-5">
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
