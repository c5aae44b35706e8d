import { Alert, Typography } from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { HttpError } from "react-admin"
import type { EditedMail, MailPreview, MailSample } from "#domain/mail-words/mail-words.ts"
import type { Language } from "#i18n/localized.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"
import type { Texts } from "./draft.ts"

const TYPING_MS = 500

type Props = { mail: EditedMail; language: Language; texts: Texts; isDirty: boolean }

/** The mail as it would be sent about a real booking or enquiry, with what is being typed. */
export function MailPreviewCard({ mail: { _id, samples }, language, texts, isDirty }: Props) {
  const { translate, localized } = useWords()
  const { call, isSending } = useCall()
  const [about, setAbout] = useState("")
  const { data: choices = [] } = useApi<MailSample[]>(`/mail-words/${_id}/samples`)
  const typed = useTypedSlowly(texts)
  const { data, error } = useQuery<MailPreview | null, HttpError>({
    queryKey: ["mail preview", _id, language, about, typed],
    queryFn: async () => {
      const body = { [language]: typed, ...(about && { about }) }
      return (await callApi(`/mail-words/${_id}/preview`, { method: "POST", body })).data
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
  const mail = data?.[language]
  return (
    <Section
      title="mailWords.preview"
      action={
        <ActionButton
          label="mailWords.test"
          variant="outlined"
          size="small"
          disabled={isSending || isDirty || !data}
          onClick={() =>
            call({
              path: `/mail-words/${_id}/test`,
              body: { language, ...(about && { about }) },
              done: "mailWords.testSent",
            })
          }
        />
      }
    >
      {isDirty && <Hint sx={{ mb: 1 }}>{translate("mailWords.saveFirst")}</Hint>}
      {samples && choices.length > 0 && (
        <SelectField
          label={`${translate("mailWords.previewOf")}: ${localized(samples)}`}
          none="mailWords.newest"
          choices={choices.map(({ id, title }) => ({ id, name: localized(title) }))}
          value={about}
          onChange={setAbout}
        />
      )}
      {error && (
        <Alert severity="error" sx={{ my: 1 }}>
          {translate(error.message, { _: error.message })}
        </Alert>
      )}
      {data === null && (
        <Alert severity="info" sx={{ my: 1 }}>
          {translate("mailWords.noSample")}
        </Alert>
      )}
      {mail && (
        <>
          <Typography sx={{ my: 1.5, fontWeight: 600, overflowWrap: "anywhere" }}>
            {translate("mailWords.subject", { subject: mail.subject })}
          </Typography>
          <MailFrame html={mail.html} title={mail.subject} />
        </>
      )}
    </Section>
  )
}

/** Returns what was typed once the typing pauses. */
function useTypedSlowly(texts: Texts): Texts {
  const now = JSON.stringify(texts)
  const [typed, setTyped] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setTyped(now), TYPING_MS)
    return () => clearTimeout(timer)
  }, [now])
  return JSON.parse(typed)
}

/** The page's Content-Security-Policy refuses style sheets in the mail. It has one, for readers with a dark screen. */
const withoutStyleSheet = (html: string) => html.replace(/<style>.*?<\/style>/s, "")

/** A mail in a frame that runs no scripts and follows no links. */
function MailFrame({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(480)
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={withoutStyleSheet(html)}
      tabIndex={-1}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height)}
      style={{ width: "100%", height, border: 0, borderRadius: 8, pointerEvents: "none" }}
    />
  )
}
