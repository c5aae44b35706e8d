import CenterFocusStrongIcon from "@mui/icons-material/CenterFocusStrong"
import { Box, Paper, Slider, Stack, TextField, Typography } from "@mui/material"
import { type MouseEvent, type ReactNode, useState } from "react"
import { useTranslate } from "react-admin"
import type { Image } from "#domain/catalogue/content.ts"
import { type Crop, type Focus, objectPosition, RATIOS, renditionUrl, wholeUrl } from "#lib/rendition.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"

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

const MIDDLE: Focus = { x: 50, y: 50 }
const CROPS: { crop: Crop; label: string }[] = [
  { crop: "16x9", label: "pictures.wide" },
  { crop: "4x3", label: "pictures.card" },
  { crop: "4x5", label: "pictures.tall" },
]

type FocusDialogProps = { image: Image; save: (focus: Focus | undefined) => void; onClose: () => void }

/** Sets the point of a picture that stays in view where it is cropped: by a click, or by two sliders. */
function FocusDialog({ image, save, onClose }: FocusDialogProps) {
  const translate = useTranslate()
  const [focus, setFocus] = useState(image.focus ?? MIDDLE)
  const isMiddle = focus.x === 50 && focus.y === 50
  return (
    <FormDialog
      title="pictures.focus"
      save={() => save(isMiddle ? undefined : focus)}
      submit="pictures.focusDone"
      onClose={onClose}
      maxWidth="md"
    >
      <Typography sx={{ mb: 1.5 }}>{translate("pictures.focusHelp")}</Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { md: "1fr 200px" }, alignItems: "start" }}>
        <PointPicker image={image} focus={focus} pick={setFocus} />
        <Box>
          {(["x", "y"] as const).map((axis) => (
            <Box key={axis} sx={{ px: 1 }}>
              <Typography id={`focus-${axis}`} variant="body2">
                {translate(axis === "x" ? "pictures.focusX" : "pictures.focusY")}: {focus[axis]} %
              </Typography>
              <Slider
                size="small"
                aria-labelledby={`focus-${axis}`}
                value={focus[axis]}
                onChange={(_, value) => setFocus({ ...focus, [axis]: value as number })}
              />
            </Box>
          ))}
          <ActionButton
            label="pictures.focusMiddle"
            size="small"
            disabled={isMiddle}
            onClick={() => setFocus(MIDDLE)}
          />
        </Box>
      </Box>
      <Previews image={image} focus={focus} />
    </FormDialog>
  )
}

type PointProps = { image: Image; focus: Focus }

function PointPicker({ image, focus, pick: choose }: PointProps & { pick: (focus: Focus) => void }) {
  const translate = useTranslate()
  const pick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A key press on the button has no pointer position.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    choose({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) })
  }
  return (
    <Box
      component="button"
      type="button"
      aria-label={translate("pictures.focusPick")}
      onClick={pick}
      sx={{
        position: "relative",
        display: "block",
        width: `min(100%, ${(50 * image.width) / image.height}vh)`,
        aspectRatio: `${image.width} / ${image.height}`,
        mx: "auto",
        p: 0,
        border: 0,
        bgcolor: image.color,
        cursor: "crosshair",
      }}
    >
      <Box component="img" src={wholeUrl(image, 960)} alt="" sx={{ display: "block", width: 1, height: 1 }} />
      <Box component="span" aria-hidden="true" sx={{ ...marker, left: `${focus.x}%`, top: `${focus.y}%` }} />
    </Box>
  )
}

function Previews({ image, focus }: PointProps) {
  const translate = useTranslate()
  return (
    <>
      <Typography variant="h6" component="h3" sx={{ mt: 2, mb: 1 }}>
        {translate("pictures.focusPreview")}
      </Typography>
      <Box sx={{ display: "flex", gap: 1.5, alignItems: "flex-end" }}>
        {CROPS.map(({ crop, label }) => (
          <Box key={crop} component="figure" sx={{ m: 0 }}>
            <Box
              component="img"
              src={wholeUrl(image, 390)}
              alt=""
              sx={{
                height: { xs: 58, sm: 130 },
                aspectRatio: RATIOS[crop].join(" / "),
                objectFit: "cover",
                objectPosition: objectPosition(focus),
                bgcolor: image.color,
                borderRadius: "4px",
                display: "block",
              }}
            />
            <Hint component="figcaption">{translate(label)}</Hint>
          </Box>
        ))}
      </Box>
    </>
  )
}

const percent = (share: number) => Math.max(0, Math.min(100, Math.round(100 * share)))

/** Seen on dark and on light pictures. */
const marker = {
  position: "absolute",
  width: 28,
  height: 28,
  transform: "translate(-50%, -50%)",
  borderRadius: "50%",
  border: "3px solid #fff",
  boxShadow: "0 0 0 2px #14302e, inset 0 0 0 2px #14302e",
}
