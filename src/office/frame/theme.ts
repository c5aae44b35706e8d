import { defaultTheme, type RaThemeOptions } from "react-admin"

const DISPLAY = '"Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif'
const TEXT = '"Plus Jakarta Sans", "Jakarta Fallback", system-ui, sans-serif'

/** The colours of docs/brand.md. */
const colors = {
  paper: "#fbf6ec",
  sheet: "#fffdf8",
  ink: "#14302e",
  soft: "#4a5f5c",
  jade: "#0b5d57",
  vermilion: "#c23b22",
  turmeric: "#e9a52b",
  indigo: "#24385e",
  mist: "#dce8e3",
  field: "#8c7f68",
  hairline: "#d8cdb8",
}

/** Dark text on a tint, by the state that it stands for. */
export const tones = {
  success: { color: "#14532d", background: "#dcfce7" },
  warning: { color: "#713f12", background: "#fef3c7" },
  danger: { color: "#7f1d1d", background: "#fee2e2" },
  neutral: { color: colors.ink, background: colors.mist },
}
export type Tone = keyof typeof tones

const heading = { fontFamily: DISPLAY, fontWeight: 700, lineHeight: 1.32 }
const line = { boxShadow: "none", border: `1px solid ${colors.hairline}`, borderRadius: 10, backgroundImage: "none" }

/** Inputs without a hint leave no empty line for it. */
const quiet = { defaultProps: { helperText: false } } as const

/** react-admin writes its own messages in Roboto, half transparent. */
const readable = {
  styleOverrides: {
    root: {
      "&, & .RaLoading-message, & .RaNotFound-message, & .RaAuthError-message": { fontFamily: "inherit", opacity: 1 },
    },
  },
}

const onPaper = { "@media (max-width: 599.95px)": { backgroundColor: "transparent", minHeight: 0 } }

/** react-admin's theme in the brand's colours and typefaces: lines instead of shadows. */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: "light",
    primary: { main: colors.jade, contrastText: "#ffffff" },
    secondary: { main: colors.indigo, contrastText: "#ffffff" },
    error: { main: "#b3261e" },
    warning: { main: "#8a5a0b" },
    success: { main: "#166534" },
    info: { main: colors.indigo },
    background: { default: colors.paper, paper: colors.sheet },
    text: { primary: colors.ink, secondary: colors.soft },
    divider: colors.hairline,
  },
  shape: { borderRadius: 8 },
  sidebar: { width: 232, closedWidth: 56 },
  typography: {
    fontFamily: TEXT,
    fontSize: 14,
    h1: { ...heading, fontSize: "1.9rem" },
    h2: { ...heading, fontSize: "1.5rem" },
    h3: { ...heading, fontSize: "1.25rem" },
    h4: { ...heading, fontSize: "1.1rem" },
    h5: { ...heading, fontSize: "1.05rem" },
    h6: { ...heading, fontSize: "1rem" },
    button: { textTransform: "none", fontWeight: 600, letterSpacing: 0 },
    body1: { letterSpacing: 0 },
    body2: { letterSpacing: 0 },
  },
  components: {
    ...defaultTheme.components,
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: "none" }, outlined: { borderRadius: 10 } },
    },
    MuiCard: { styleOverrides: { root: line } },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { borderBottom: `1px solid ${colors.hairline}` } },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        // As on the public pages: two colours, so that it can be seen on paper and on the jade bar.
        root: {
          "&.Mui-focusVisible": {
            outline: `3px solid ${colors.turmeric}`,
            outlineOffset: 2,
            boxShadow: `0 0 0 2px ${colors.ink}`,
          },
        },
      },
    },
    // Below the app bar on phones, where the bottom has the button that saves.
    MuiSnackbar: {
      styleOverrides: { root: { "@media (max-width: 599.95px)": { top: 64, bottom: "auto" } } },
    },
    MuiMenuItem: { styleOverrides: { root: { "&.Mui-focusVisible": { outlineOffset: -3, boxShadow: "none" } } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colors.hairline, paddingInline: 12 },
        head: { fontWeight: 700, color: colors.soft, whiteSpace: "nowrap" },
      },
    },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colors.field } } },
    MuiTextField: { defaultProps: { variant: "outlined", size: "small", margin: "dense", fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: "outlined", size: "small", margin: "dense", fullWidth: true } },
    // Filters are as wide as the list on phones, and several fit beside the buttons elsewhere.
    RaFilterFormInput: {
      styleOverrides: {
        root: {
          "@media (max-width: 599.95px)": { "& .RaFilterFormInput-spacer": { display: "none" } },
          "@media (min-width: 900px)": { "& .MuiFormControl-root": { maxWidth: 170 } },
        },
      },
    },
    RaError: readable,
    RaLoading: readable,
    RaNotFound: readable,
    RaAuthError: readable,
    RaTextInput: quiet,
    RaNumberInput: quiet,
    RaDateInput: quiet,
    RaSelectInput: quiet,
    RaBooleanInput: quiet,
    RaRadioButtonGroupInput: quiet,
    RaCheckboxGroupInput: quiet,
    RaSelectArrayInput: quiet,
    // Lists of a form: a heading that can be seen, and buttons that need no pointer above them.
    RaArrayInput: {
      ...quiet,
      styleOverrides: {
        root: {
          marginTop: 16,
          "& .RaArrayInput-label": {
            position: "static",
            transform: "none",
            marginBottom: 4,
            fontSize: "1rem",
            fontWeight: 600,
            color: colors.ink,
          },
        },
      },
    },
    RaSimpleFormIterator: {
      styleOverrides: { root: { "& .RaSimpleFormIterator-action": { visibility: "visible" } } },
    },
    // On phones they are white bars of their own height, empty or not.
    RaListToolbar: { styleOverrides: { root: onPaper } },
    RaTopToolbar: { styleOverrides: { root: onPaper } },
    // Else chips in the rows of phones are half transparent.
    RaSimpleList: { styleOverrides: { root: { "& .RaSimpleList-tertiary": { opacity: 1 } } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 10 } } },
  },
}
