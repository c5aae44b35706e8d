import { Box, Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { Form, NumberInput, useRecordContext, useTranslate } from "react-admin"
import { PRESET_LISTS, type PresetList, REPLY_FIELDS } from "#domain/presets/presets.ts"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { ConflictDialog } from "#office/ui/content/conflict-dialog.tsx"
import { EntryTabs } from "#office/ui/content/entry-tabs.tsx"
import { ErrorSummary } from "#office/ui/content/error-summary.tsx"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { SaveBar } from "#office/ui/content/save-bar.tsx"
import { useContentUpdate } from "#office/ui/content/use-content-save.ts"
import { FieldChips } from "#office/ui/forms/field-chips.tsx"
import { Section } from "#office/ui/section.tsx"

/** Ready-made texts and terms, one list at a time. */
export default function PresetsScreen() {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", py: 2, maxWidth: 1120 }}>
      <EntryTabs
        resource="presets"
        entries={PRESET_LISTS}
        labels="presets.lists"
        form={(list) => <ListForm list={list} />}
      />
    </Box>
  )
}

const KIND = {
  resource: "presets",
  nameField: "name" as const,
  toEntry: ({ items }: Record<string, unknown>) => ({ items: items ?? [] }),
}

function ListForm({ list }: { list: PresetList }) {
  const translate = useTranslate()
  const record = useRecordContext()
  const { save, question } = useContentUpdate(KIND)
  if (!record) return null
  return (
    <>
      <Form onSubmit={save} warnWhenUnsavedChanges noValidate>
        <Stack sx={{ gap: 2 }}>
          <ErrorSummary sections={[{ id: list, title: "", fields: ["items"], content: null }]} />
          <Box id={list} tabIndex={-1} sx={{ outline: "none" }}>
            <Section title={`presets.lists.${list}`}>
              <Typography color="text.secondary" sx={{ mb: 2 }}>
                {translate(`presets.about.${list}`)}
              </Typography>
              {LIST_FIELDS[list]}
              <FieldMessage source="items" />
            </Section>
          </Box>
          <SaveBar kind={KIND} />
        </Stack>
      </Form>
      {question && <ConflictDialog question={question} />}
    </>
  )
}

const NO_TEXT = { en: "", vi: "" }
const NEW_REPLY = { name: NO_TEXT, text: NO_TEXT }
const NEW_BAND = { hoursBefore: 0, refundPercent: 0 }
const NEW_POLICY = { name: NO_TEXT, cancellationBands: [NEW_BAND], cancellationPolicy: NO_TEXT }

const CHIPS = Object.entries(REPLY_FIELDS).map(([name, label]) => ({ name, label }))

/** The inputs of each list. */
const LIST_FIELDS: Record<PresetList, ReactNode> = {
  replies: (
    <>
      <FieldChips fields={CHIPS} />
      <ItemsInput source="items" label={false} add="presets.addReply" item={NEW_REPLY}>
        <BilingualInput source="name" label="presets.replyName" isRequired maxLength={60} />
        <BilingualInput source="text" label="presets.replyText" multiline isRequired maxLength={8000} />
      </ItemsInput>
    </>
  ),
  policies: (
    <ItemsInput source="items" label={false} add="presets.addPolicy" item={NEW_POLICY}>
      <BilingualInput source="name" label="presets.policyName" isRequired maxLength={60} />
      <ItemsInput source="cancellationBands" inline add="presets.addBand" item={NEW_BAND}>
        <NumberInput source="hoursBefore" min={0} />
        <NumberInput source="refundPercent" min={0} max={100} />
      </ItemsInput>
      <BilingualInput source="cancellationPolicy" multiline maxLength={2000} helperText="presets.termsHint" />
    </ItemsInput>
  ),
}
