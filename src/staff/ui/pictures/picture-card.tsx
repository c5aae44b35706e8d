import CenterFocusStrongIcon from "@mui/icons-material/CenterFocusStrong"
import { Box, Paper, Stack, TextField } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import type { Image } from "#features/catalogue/content.ts"
import { renditionUrl } from "#lib/rendition.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { DialogButton } from "#staff/ui/forms/dialog-button.tsx"
import { FocusDialog } from "./focus-dialog.tsx"

type Props = {
  image: Image
  /** Its position in the gallery. */
  n?: number
  change: (image: Image) => void
  /** In front of the chips, and beside the button of the focus point. */
  lead?: ReactNode
  actions?: ReactNode
}

/** A picture with its descriptions in both languages and its focus point. */
export function PictureCard({ image, n = 1, change, lead, actions }: Props) {
  const translate = useTranslate()
  const { focus, ...unfocused } = image
  const point = translate("pictures.focus") + (focus ? `: ${focus.x} % · ${focus.y} %` : "")
  return (
    <Paper
      variant="outlined"
      sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "180px 1fr" }, gap: { xs: 1, sm: 2 }, p: 1.5 }}
    >
      <Box
        component="img"
        src={renditionUrl(image, "4x3", 390, "webp")}
        alt={translate("pictures.picture", { n })}
        draggable={false}
        sx={{ width: 1, aspectRatio: "4 / 3", objectFit: "cover", borderRadius: "4px", bgcolor: image.color }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 0.75, minHeight: 32 }}>
          {lead}
          {!image.alt.en && <StatusChip tone="warning" label="pictures.noAltEn" />}
          {!image.alt.vi && <StatusChip tone="warning" label="pictures.noAltVi" />}
        </Stack>
        <AltFields image={image} change={change} />
        <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 0.5, mt: 0.5 }}>
          <DialogButton
            size="small"
            startIcon={<CenterFocusStrongIcon />}
            aria-label={`${point} (${translate("pictures.picture", { n })})`}
            dialog={(onClose) => (
              <FocusDialog
                image={image}
                save={(chosen) => change(chosen ? { ...image, focus: chosen } : unfocused)}
                onClose={onClose}
              />
            )}
            label={point}
          />
          {actions}
        </Stack>
      </Box>
    </Paper>
  )
}

function AltFields({ image, change }: Pick<Props, "image" | "change">) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: { md: "1fr 1fr" }, columnGap: 1.5 }}>
      {(["vi", "en"] as const).map((language) => (
        <TextField
          key={language}
          label={translate(language === "en" ? "pictures.altEn" : "pictures.altVi")}
          value={image.alt[language]}
          onChange={({ target }) => change({ ...image, alt: { ...image.alt, [language]: target.value } })}
          slotProps={{ htmlInput: { lang: language, maxLength: 300 } }}
        />
      ))}
    </Box>
  )
}
