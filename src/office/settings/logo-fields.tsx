import DeleteIcon from "@mui/icons-material/Delete"
import { Box, Paper, Stack } from "@mui/material"
import { useRef } from "react"
import { useInput, useTranslate } from "react-admin"
import { LOGO_KINDS, type Logo, type LogoKind, logoUrl, MAX_LOGO, sizeWithin } from "#domain/settings/logo/logo.ts"
import { INK, PAPER } from "#lib/color/palette.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { fieldLabel } from "#office/ui/content/field-name.ts"
import { InputFrame } from "#office/ui/pictures/input-frame.tsx"
import { PICTURE_FORMATS, type TakenFiles, UploadArea } from "#office/ui/pictures/upload-area.tsx"
import { useUploads } from "#office/ui/pictures/use-uploads.ts"

const LOGO_FILES: TakenFiles = {
  formats: { "image/svg+xml": [], ...PICTURE_FORMATS },
  maxBytes: MAX_LOGO.bytes,
  limits: "settings.logo.limits",
  tooLarge: "settings.logo.tooLarge",
  wrongFormat: "settings.logo.wrongFormat",
}

/** The logos for either ground, and the symbol of icons. */
export function LogoFields() {
  return LOGO_KINDS.map((kind) => <LogoInput key={kind} kind={kind} />)
}

function LogoInput({ kind }: { kind: LogoKind }) {
  const isUploading = useRef(false)
  const validate = () => (isUploading.current ? "pictures.stillUploading" : undefined)
  const { field, fieldState, isRequired } = useInput({ source: `logo.${kind}`, defaultValue: null, validate })
  const uploads = useUploads<Logo>(undefined, field.onChange, "/settings/logo")
  isUploading.current = uploads.isUploading
  const logo: Logo | null = field.value
  return (
    <InputFrame
      source={`logo.${kind}`}
      label={fieldLabel(kind)}
      helperText={`settings.logo.hints.${kind}`}
      error={fieldState.error}
      isRequired={isRequired}
    >
      {logo ? (
        <Paper variant="outlined" sx={{ p: 1.5 }}>
          <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
            <Shown kind={kind} logo={logo} />
            <ActionButton
              label="settings.logo.remove"
              size="small"
              startIcon={<DeleteIcon />}
              onClick={() => field.onChange(null)}
            />
          </Stack>
        </Paper>
      ) : (
        <UploadArea uploads={uploads} room={1 - uploads.running.length} max={1} taken={LOGO_FILES} />
      )}
    </InputFrame>
  )
}

const GROUNDS = { light: [PAPER], dark: [INK], symbol: [PAPER, INK] }

/** The logo on the ground that it is made for. */
function Shown({ kind, logo }: { kind: LogoKind; logo: Logo }) {
  const translate = useTranslate()
  return GROUNDS[kind].map((ground) => (
    <Box key={ground} sx={{ display: "grid", placeItems: "center", p: 2, borderRadius: 1, bgcolor: ground }}>
      <Box
        component="img"
        src={logoUrl(logo, 160, "webp")}
        {...sizeWithin(logo, 240, 64)}
        alt={translate("settings.logo.preview")}
        sx={{ maxWidth: 1, height: "auto" }}
      />
    </Box>
  ))
}
