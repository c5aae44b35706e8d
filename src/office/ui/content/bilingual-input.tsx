import { Box, Stack, Typography } from "@mui/material"
import { TextInput, useSourceContext, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import type { OutdatedText } from "#domain/catalogue/outdated-texts.ts"
import { tones } from "#office/frame/theme.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { fieldLabel } from "./field-name.ts"
import { ItemsInput } from "./items-input.tsx"

type Props = {
  /** The text with `en` and `vi`; empty for the item of a list. */
  source: string
  /** A text, or the key of one. Unless told, the name of the field. */
  label?: string
  multiline?: boolean
  isRequired?: boolean
  maxLength?: number
  helperText?: string
}

/** A text in both languages, side by side where there is room. Says what is missing or older than its translation. */
export function BilingualInput({
  source,
  label = fieldLabel(source),
  multiline,
  isRequired,
  maxLength,
  helperText,
}: Props) {
  const translate = useTranslate()
  const name = translate(label, { _: label })
  const { getSource } = useSourceContext()
  const text: Text | null | undefined = useWatch({ name: getSource(source) })
  // One language is enough.
  const needs = { vi: Boolean(text?.vi) || !text?.en, en: Boolean(text?.en) || !text?.vi }
  const at = (language: "en" | "vi") => (source ? `${source}.${language}` : language)
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { sm: "minmax(0, 1fr) minmax(0, 1fr)" } }}>
        {(["vi", "en"] as const).map((language) => (
          <TextInput
            key={language}
            source={at(language)}
            label={`${name} · ${translate(`content.languages.${language}`)}`}
            isRequired={isRequired === true && needs[language]}
            {...(multiline && { multiline, minRows: 3 })}
            slotProps={{ htmlInput: { lang: language, maxLength } }}
            helperText={(language === "vi" && helperText) || false}
          />
        ))}
      </Box>
      <TranslationNote source={source} />
    </Box>
  )
}

type Text = { en?: string | null; vi?: string | null }

/** Shows which language of a text is missing or outdated, and lets staff mark it as still correct. */
export function TranslationNote({ source }: { source: string }) {
  const translate = useTranslate()
  const { getSource } = useSourceContext()
  const { setValue } = useFormContext()
  const text: Text | null | undefined = useWatch({ name: getSource(source) })
  const outdated: OutdatedText[] = useWatch({ name: "outdated" }) ?? []
  const found = outdated.find(({ language, text: old }) => text?.[language] === old)
  const problem = found ? `${found.language}Outdated` : missingIn(text)
  if (!problem) return null
  const confirm = () =>
    setValue(
      "outdated",
      outdated.filter((other) => other !== found),
      { shouldDirty: true },
    )
  return (
    <Stack
      direction="row"
      sx={{
        ...tones.warning,
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        px: 1.5,
        py: 0.5,
        mb: 1,
        borderRadius: 1,
      }}
    >
      <Typography variant="body2">{translate(`content.translation.${problem}`)}</Typography>
      {found && (
        <ActionButton
          label="content.translation.stillRight"
          size="small"
          color="inherit"
          variant="outlined"
          onClick={confirm}
        />
      )}
    </Stack>
  )
}

function missingIn(text: Text | null | undefined): "viMissing" | "enMissing" | undefined {
  if (text?.en && !text.vi) return "viMissing"
  return text?.vi && !text.en ? "enMissing" : undefined
}

type BilingualLinesInputProps = { source: string; itemLabel: string; helperText?: string }

/** A list of lines in both languages, which can be added, removed and moved. */
export function BilingualLinesInput({ source, itemLabel, helperText }: BilingualLinesInputProps) {
  return (
    <ItemsInput
      source={source}
      helperText={helperText ?? false}
      inline
      add="content.form.addLine"
      item={{ en: "", vi: "" }}
    >
      <BilingualInput source="" label={itemLabel} />
    </ItemsInput>
  )
}
