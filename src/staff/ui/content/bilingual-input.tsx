import { Box } from "@mui/material"
import { TextInput, useTranslate } from "react-admin"
import { TranslationNote } from "./translation-note.tsx"

type Props = {
  /** The text with `en` and `vi`; empty for the item of a list. */
  source: string
  /** A text, or the key of one. */
  label: string
  multiline?: boolean
  isRequired?: boolean
  maxLength?: number
  helperText?: string
}

/** A text in both languages, side by side where there is room. Says what is missing or older than its translation. */
export function BilingualInput({ source, label, multiline, isRequired, maxLength, helperText }: Props) {
  const translate = useTranslate()
  const name = translate(label, { _: label })
  const at = (language: "en" | "vi") => (source ? `${source}.${language}` : language)
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { sm: "minmax(0, 1fr) minmax(0, 1fr)" } }}>
        {(["vi", "en"] as const).map((language) => (
          <TextInput
            key={language}
            source={at(language)}
            label={`${name} · ${translate(`content.languages.${language}`)}`}
            isRequired={isRequired === true && language === "en"}
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
