import { Box, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/settings.ts"
import { brandProperties, readable } from "#lib/color/color.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { isColor, judgeButton, judgeText, type Verdict } from "./contrast-words.ts"

type Colors = Pick<Settings, "primaryColor" | "topBar" | "footer">

/** Until a colour is typed to its end, the one before it is shown. */
function completed(typed: Partial<Colors>): Colors {
  const only = <Part extends Record<string, string>>(part: Part, fallback: Part): Part =>
    Object.fromEntries(
      Object.entries(fallback).map(([name, color]) => [name, isColor(part?.[name]) ? part[name] : color]),
    ) as Part
  return {
    primaryColor: isColor(typed.primaryColor) ? typed.primaryColor : DEFAULT_SETTINGS.primaryColor,
    topBar: only(typed.topBar ?? DEFAULT_SETTINGS.topBar, DEFAULT_SETTINGS.topBar),
    footer: only(typed.footer ?? DEFAULT_SETTINGS.footer, DEFAULT_SETTINGS.footer),
  }
}

/** The site's header, button and footer in the chosen colours, and how readable they are. */
export function ColorsPreview({ company }: { company: Pick<Settings, "companyName" | "phone"> }) {
  const { translate, language, localized } = useWords()
  const [primaryColor, topBar, footer] = useWatch({ name: ["primaryColor", "topBar", "footer"] })
  const colors = completed({ primaryColor, topBar, footer })
  const name = localized(company.companyName)
  const text = (key: string) => translate(`settings.preview.${key}`)
  return (
    <Box>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {text("title")}
      </Typography>
      <Box
        data-testid="colors-preview"
        aria-hidden="true"
        sx={{ border: 1, borderColor: "divider", borderRadius: 1, overflow: "hidden" }}
      >
        <Bar background={colors.topBar.backgroundColor} text={colors.topBar.textColor}>
          <span>{company.phone}</span>
          <Box component="span" sx={{ color: readable(colors.topBar.hoverColor, colors.topBar.backgroundColor) }}>
            {language === "vi" ? "English" : "Tiếng Việt"}
          </Box>
        </Bar>
        <Header name={name} color={colors.primaryColor} />
        <Bar background={colors.footer.backgroundColor} text={colors.footer.textColor}>
          <strong>{name}</strong>
          <Box
            component="span"
            sx={{
              width: 1,
              pt: 1,
              borderTop: `1px solid ${colors.footer.borderColor}`,
              color: readable(colors.footer.secondaryTextColor, colors.footer.backgroundColor),
            }}
          >
            © {name}. {text("legal")}
          </Box>
        </Bar>
      </Box>
      <Verdicts colors={colors} />
    </Box>
  )
}

function Header({ name, color }: { name: string; color: string }) {
  const translate = useTranslate()
  const brand = brandProperties(color)
  const text = (key: string) => translate(`settings.preview.${key}`)
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, p: 2, bgcolor: "#FBF6EC" }}>
      <Typography variant="h4" component="span" sx={{ flexGrow: 1, color: "#14302E" }}>
        {name}
      </Typography>
      <Box component="span" sx={{ color: "#14302E" }}>
        {text("menu")}
      </Box>
      <Box
        component="span"
        data-testid="preview-button"
        sx={{
          px: 2,
          py: 1,
          fontWeight: 600,
          borderRadius: "10px",
          bgcolor: brand["--brand"],
          color: brand["--on-brand"],
          border: `1px solid ${brand["--brand-edge"]}`,
        }}
      >
        {text("button")}
      </Box>
      <Box component="span" sx={{ width: 1, textDecoration: "underline", color: brand["--brand-ink"] }}>
        {text("link")}
      </Box>
    </Box>
  )
}

function Bar({ background, text, children }: { background: string; text: string; children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "space-between",
        gap: 1,
        px: 2,
        py: 1.5,
        fontSize: 14,
        bgcolor: background,
        color: readable(text, background),
      }}
    >
      {children}
    </Box>
  )
}

function Verdicts({ colors: { primaryColor, topBar, footer } }: { colors: Colors }) {
  const translate = useTranslate()
  const verdicts: [string, Verdict][] = [
    ["buttonText", judgeButton(primaryColor)],
    ["topBarText", judgeText(topBar.textColor, topBar.backgroundColor)],
    ["topBarHover", judgeText(topBar.hoverColor, topBar.backgroundColor)],
    ["footerText", judgeText(footer.textColor, footer.backgroundColor)],
    ["footerSmall", judgeText(footer.secondaryTextColor, footer.backgroundColor)],
  ]
  return (
    <Box component="ul" aria-live="polite" sx={{ display: "grid", gap: 1, p: 0, mt: 2, mb: 0, listStyle: "none" }}>
      {verdicts.map(([name, { word, ratio }]) => (
        <Box component="li" key={name} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Typography variant="body2">{translate(`settings.preview.${name}`)}:</Typography>
          <StatusChip
            tone={word === "readable" ? "success" : "warning"}
            label={translate(`settings.contrast.${word}`, { ratio: ratio.toFixed(1) })}
          />
        </Box>
      ))}
    </Box>
  )
}
