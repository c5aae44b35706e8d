import { Box, Tab, Tabs, Typography } from "@mui/material"
import { lazy, Suspense, useState } from "react"
import { useTranslate } from "react-admin"
import { TranslationNote } from "#office/ui/content/bilingual-input.tsx"

/** Loaded on demand: the editor is a third of the back office's code, and most screens don't need it. */
const RichTextField = lazy(() => import("./rich-text-field.tsx"))
/** Of the editor with its buttons, so that what stands below doesn't move away from the pointer when it is loaded. */
const EMPTY_HEIGHT = { xs: 531, md: 427 }

const LANGUAGES = ["vi", "en"] as const
type Language = (typeof LANGUAGES)[number]

type Props = {
  /** The text with `en` and `vi`. */
  source: string
  /** A text, or the key of one. */
  label: string
}

/** A formatted text in both languages, one at a time over the whole width. */
export function BilingualRichTextInput({ source, label }: Props) {
  const translate = useTranslate()
  const [shown, setShown] = useState<Language>("vi")
  const name = translate(label, { _: label })
  return (
    <Box sx={{ width: 1 }}>
      <Tabs
        value={shown}
        onChange={(_, language: Language) => setShown(language)}
        aria-label={translate("richText.languages")}
        sx={{ mb: 1 }}
      >
        {LANGUAGES.map((language) => (
          <Tab key={language} value={language} label={translate(`richText.${language}`)} />
        ))}
      </Tabs>
      {LANGUAGES.map((language) => (
        <Box key={language} hidden={language !== shown}>
          <Suspense
            fallback={
              <Typography color="text.secondary" sx={{ minHeight: EMPTY_HEIGHT }}>
                {translate("richText.loading")}
              </Typography>
            }
          >
            <RichTextField
              source={`${source}.${language}`}
              label={`${name} · ${translate(`richText.${language}`)}`}
              language={language}
            />
          </Suspense>
        </Box>
      ))}
      <TranslationNote source={source} />
    </Box>
  )
}
