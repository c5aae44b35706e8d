import { Box } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { EditedMail } from "#domain/mail-words/mail-words.ts"
import { LANGUAGES, type Language } from "#i18n/localized.ts"
import { useDraft } from "#office/frame/hooks/use-draft.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { Columns, RecordScreen } from "#office/ui/record-screen.tsx"
import { Toggle } from "#office/ui/toggle.tsx"
import type { Draft, Texts } from "./draft.ts"
import { MailPreviewCard } from "./mail-preview-card.tsx"
import { MailVersions } from "./mail-versions.tsx"
import { WordsForm } from "./words-form.tsx"

/** The words of a kind of mail, as they are written and as they will look. */
export default function MailScreen() {
  const translate = useTranslate()
  const [language, setLanguage] = useState<Language>(useStaffLanguage())
  return (
    <RecordScreen<EditedMail & { id: string }>
      title={({ _id }) => translate(`staff.mails.${_id}`, { _: _id })}
      isWhole={(mail) => "parts" in mail}
    >
      {(mail) => (
        <Box sx={{ py: 2 }}>
          <Toggle
            label="mailWords.language"
            choices={choicesOf(LANGUAGES, "mailWords")}
            value={language}
            onChange={setLanguage}
          />
          <InLanguage key={language} mail={mail} language={language} />
        </Box>
      )}
    </RecordScreen>
  )
}

type Kept = { texts: Texts | null; version: number }
const NOTHING_TYPED: Kept = { texts: null, version: 0 }

function InLanguage({ mail, language }: { mail: EditedMail; language: Language }) {
  const { texts, version } = mail.words[language]
  const kept = useDraft<Kept>(`mail ${mail._id} ${language}`, NOTHING_TYPED)
  const typed: Texts = { ...texts, ...kept.draft.texts }
  const isDirty = Object.keys(texts).some((part) => typed[part] !== texts[part])
  const draft: Draft = isDirty ? { texts: typed, version: kept.draft.version } : { texts, version }
  const edit = (changed: Texts) => kept.change({ texts: { ...draft.texts, ...changed }, version: draft.version })
  return (
    <Columns
      isEven
      main={
        <>
          <WordsForm
            {...{ mail, language, draft, edit, isDirty }}
            isRestored={kept.isRestored && isDirty}
            takeVersion={() => kept.change({ texts: draft.texts, version })}
            discard={kept.clear}
          />
          <MailVersions {...{ mail, language }} onPutBack={edit} />
        </>
      }
      side={<MailPreviewCard {...{ mail, language, isDirty }} texts={draft.texts} />}
    />
  )
}
