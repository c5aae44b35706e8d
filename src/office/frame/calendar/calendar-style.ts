import type { Theme } from "@mui/material/styles"

/** The calendar in the brand's colours: FullCalendar's classic theme reads these variables. */
export const calendarStyle = (theme: Theme) => ({
  "--fc-classic-button": theme.palette.primary.main,
  "--fc-classic-button-border": theme.palette.primary.main,
  "--fc-classic-button-strong": theme.palette.secondary.main,
  "--fc-classic-button-strong-border": theme.palette.secondary.main,
  "--fc-classic-primary": theme.palette.primary.main,
  "--fc-classic-background": theme.palette.background.paper,
  "--fc-classic-background-event": "#e9a52b",
  "--fc-classic-background-event-opacity": "18%",
  "--fc-classic-background-event-foreground-opacity": "100%",
  "--fc-classic-today": "#dce8e380",
  "--fc-classic-foreground": theme.palette.text.primary,
  "--fc-classic-faint-foreground": theme.palette.text.secondary,
  "--fc-classic-muted-foreground": theme.palette.text.secondary,
  "--fc-classic-border": theme.palette.divider,
  "--fc-classic-now": "#c23b22",
  minWidth: 0,
  // Tour names are long, so they wrap in the list.
  "& .calendar-time": { width: 56, flexShrink: 0 },
  "& .calendar-title": { whiteSpace: "normal", overflowWrap: "anywhere" },
  // In the month two lines are read at a glance; the whole name is its tooltip.
  "& .calendar-bar": {
    whiteSpace: "normal",
    lineHeight: 1.35,
    display: "block",
    border: 1,
    borderColor: "divider",
    borderRadius: 0.5,
  },
  "& .calendar-name": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "2",
    overflow: "hidden",
    overflowWrap: "anywhere",
  },
  "& .calendar-days": { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", fontWeight: 600 },
})
