import { PAPER } from "#lib/color/palette.ts"

export const TEXT_FONT = "'Plus Jakarta Sans', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** Breaks long addresses, so that no mail is wider than a phone. Mail programs know one or the other. */
export const WRAPPED = { overflowWrap: "anywhere", wordBreak: "break-word" } as const

export const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  .paper { background: ${PAPER}; }
  @media (prefers-color-scheme: dark) {
    .paper { background: #0F1F1E !important; }
    .sheet { background: #17302E !important; border-color: #2C4744 !important; }
    .ink, .ink a { color: #F3ECDD !important; }
    .soft, .soft a { color: #B9C7C3 !important; }
    .line { border-color: #2C4744 !important; }
    .quote { background: #0F1F1E !important; }
  }
  @media (max-width: 480px) {
    .sheet-inner { padding: 24px 20px 28px !important; }
    .band { padding: 18px 20px !important; }
    .label, .value { display: block !important; width: 100% !important; }
    .label { padding-bottom: 0 !important; border-bottom: 0 !important; }
    .value { padding-top: 0 !important; }
  }
`
