import { Alert, Box, Stack, TextField } from "@mui/material"
import { useState } from "react"
import type { EditedMail } from "#domain/mail-words/mail-words.ts"
import type { Language } from "#i18n/localized.ts"
import { useReload } from "#office/frame/hooks/use-reload.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { FieldChips } from "#office/ui/forms/field-chips.tsx"
import { useSaving } from "#office/ui/forms/use-saving.ts"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"
import type { Draft, Texts } from "./draft.ts"

type Props = {
  mail: EditedMail
  language: Language
  draft: Draft
  edit: (texts: Texts) => void
  isDirty: boolean
  isRestored: boolean
  /** Takes the version that a colleague has saved meanwhile as the one to replace. */
  takeVersion: () => void
  discard: () => void
}

/** The texts of a mail in one language. What was typed is kept until it is saved or discarded. */
export function WordsForm({ mail, language, draft, edit, isDirty, isRestored, takeVersion, discard }: Props) {
  const { translate } = useWords()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { own, version } = mail.words[language]
  const reload = useReload()
  const { send, isSending, problem } = useSaving<Draft>({
    save: async (body) => {
      await callApi(`/mail-words/${mail._id}/${language}`, { method: "PUT", body })
      // The draft is discarded then: until the saved words have come, the former ones would be shown.
      await reload()
    },
    done: "mailWords.saved",
    onDone: discard,
  })
  return (
    <Section title="mailWords.texts">
      <Hint sx={{ mb: 1.5 }}>{translate("mailWords.textsHint")}</Hint>
      {isRestored && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {translate("mailWords.restored")}
        </Alert>
      )}
      {isDirty && draft.version !== version && (
        <Alert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={<ActionButton label="mailWords.keepMine" size="small" color="inherit" onClick={takeVersion} />}
        >
          {translate("mailWords.changedMeanwhile")}
        </Alert>
      )}
      <TextInputs {...{ mail, language, draft, edit, errors }} />
      {problem && (
        <Alert severity="error" role="alert" sx={{ my: 1 }}>
          {problem}
        </Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        <ActionButton
          label="mailWords.save"
          variant="contained"
          disabled={isSending || !isDirty}
          onClick={async () => setErrors((await send(draft)) ?? {})}
        />
        {isDirty && <ActionButton label="mailWords.discard" color="inherit" disabled={isSending} onClick={discard} />}
        <Box sx={{ flex: 1 }} />
        <ActionButton
          label="mailWords.reset"
          color="inherit"
          disabled={isSending || Object.entries(own).every(([part, text]) => draft.texts[part] === text)}
          onClick={() => edit(own)}
        />
      </Stack>
    </Section>
  )
}

type InputsProps = Pick<Props, "mail" | "language" | "draft" | "edit"> & { errors: Record<string, string> }

/** The inputs, and the fields that they may name. */
function TextInputs({ mail: { parts, fields, words }, language, draft, edit, errors }: InputsProps) {
  const { translate, localized } = useWords()
  return (
    <>
      <FieldChips fields={fields} />
      {parts.map(({ part, name, isLine, max }) => {
        const own = words[language].own[part] ?? ""
        const text = draft.texts[part] ?? ""
        const hint = own ? translate("mailWords.own", { text: own }) : translate("mailWords.ownEmpty")
        return (
          <TextField
            key={part}
            label={localized(name)}
            value={text}
            onChange={(event) => edit({ [part]: event.target.value })}
            multiline={!isLine}
            error={`texts.${part}` in errors}
            helperText={errors[`texts.${part}`] ?? (text !== own || !own ? hint : "")}
            slotProps={{ htmlInput: { lang: language, maxLength: max } }}
            sx={{ mb: 1 }}
          />
        )
      })}
    </>
  )
}
