import FullCalendar, {
  type EventApi,
  type EventDisplayInfo,
  type EventDropInfo,
  type EventInput,
} from "@fullcalendar/react"
import dayGridPlugin from "@fullcalendar/react/daygrid"
import interactionPlugin from "@fullcalendar/react/interaction"
import listPlugin from "@fullcalendar/react/list"
import enGb from "@fullcalendar/react/locales/en-gb"
import vi from "@fullcalendar/react/locales/vi"
import classicTheme from "@fullcalendar/react/themes/classic"
import timeGridPlugin from "@fullcalendar/react/timegrid"
import { now } from "#lib/clock.ts"
import "@fullcalendar/react/skeleton.css"
import "@fullcalendar/react/themes/classic/theme.css"
import "@fullcalendar/react/themes/classic/palette.css"
import { Alert, Box, FormControlLabel, LinearProgress, Stack, Switch, useMediaQuery } from "@mui/material"
import type { Theme } from "@mui/material/styles"
import { useEffect, useRef, useState } from "react"
import { Title, useNavigate, useNotify, useStore, useStoreContext, useTranslate } from "react-admin"
import type { StaffDeparture } from "#domain/departures/departure.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { addDays, hanoiDate, isCalendarDate } from "#lib/today.ts"
import { MoveBookingDialog } from "#office/bookings/actions/move-booking-dialog.tsx"
import { MoveDepartureDialog } from "#office/departures/move-departure-dialog.tsx"
import { useMay } from "#office/frame/access/use-may.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { TourPicker } from "#office/ui/fields/tour-picker.tsx"
import { Hint } from "#office/ui/hint.tsx"
import type { EventFacts } from "./calendar-events.ts"
import { calendarStyle } from "./calendar-style.ts"
import { type Range, useCalendarEvents } from "./use-calendar-events.ts"

type Moving = { date: string } & ({ departure: StaffDeparture } | { bookingId: string })

// FullCalendar compares its options by identity, so those that never change stand outside.
const PLUGINS = [classicTheme, dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin]
const LOCALES = [vi, enGb]
const CLOCK = { hour: "2-digit", minute: "2-digit", hour12: false } as const
const WIDE_HEADER = {
  start: "prev,next today",
  center: "title",
  end: "fiveWeeks,dayGridMonth,dayGridWeek,timeGridDay,listWeek",
}
/** A week in two months would not fit with their whole names. */
const NARROW_TITLE = { day: "numeric", month: "short", year: "numeric" } as const
const NARROW_HEADER = { start: "title", end: "prev,next" }
const NARROW_FOOTER = { start: "today", end: "listWeek,timeGridDay,dayGridMonth" }

const isSame = (a: Range, b: Range) => a.from === b.from && a.to === b.to && a.unit === b.unit

// A month that begins with this week: at its end, the calendar's own shows four weeks that are over.
const VIEWS = { fiveWeeks: { type: "dayGrid", duration: { weeks: 5 }, dateIncrement: { weeks: 1 } } }

// A week has no hours: most trips start in the same ones, and would cover each other.
const GRIDS = ["fiveWeeks", "dayGridMonth", "dayGridWeek"]

/** Views that show each day of a trip by itself. */
const BY_DAY = ["listWeek", "timeGridDay"]

const factsOf = (event: EventApi) => event.extendedProps as EventFacts

/** Departures, transfers and tours on request by month, week and day. Dragging one to another day asks first. */
export default function CalendarScreen() {
  const translate = useTranslate()
  const [tourId, setTourId] = useStore<string | null>("calendar.tour", null)
  const [isBooked, setBooked] = useStore("calendar.isBooked", false)
  const [range, setRange] = useState<Range>()
  const [moving, setMoving] = useState<Moving>()
  const { events, error, retry, isLoading } = useCalendarEvents(range, tourId ?? undefined, isBooked)

  const close = () => setMoving(undefined)
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title="calendar.name" />
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <TourPicker
          tourId={tourId ?? undefined}
          onChange={(next) => setTourId(next ?? null)}
          label="departures.fields.tour"
        />
        <FormControlLabel
          control={<Switch checked={isBooked} onChange={(_, on) => setBooked(on)} />}
          label={translate("calendar.isBooked")}
        />
        <Hint sx={{ flex: "1 1 240px" }}>{translate("calendar.hint")}</Hint>
      </Stack>
      {error && (
        <Alert severity="error" action={<ActionButton label="calendar.retry" onClick={retry} />}>
          {translate("calendar.failed")}
        </Alert>
      )}
      <Box sx={{ height: 4 }}>{isLoading && <LinearProgress aria-label={translate("ra.page.loading")} />}</Box>
      <Calendar events={events} onRange={setRange} onMove={setMoving} />
      {moving && "departure" in moving && (
        <MoveDepartureDialog departure={moving.departure} date={moving.date} onClose={close} />
      )}
      {moving && "bookingId" in moving && (
        <MoveBookingDialog bookingId={moving.bookingId} date={moving.date} onClose={close} />
      )}
    </Stack>
  )
}

type CalendarProps = {
  events: EventInput[]
  onRange: (change: (shown: Range | undefined) => Range) => void
  onMove: (moving: Moving) => void
}

function Calendar({ events, onRange, onMove }: CalendarProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"), { noSsr: true })
  // Stored, so that the same days are shown after returning from a manifest.
  const store = useStoreContext()
  const [stored, usual] = isNarrow ? ["calendar.narrowView", "listWeek"] : ["calendar.view", "fiveWeeks"]
  const [view] = useState(() => {
    // It may have been stored by a version with other views.
    const last = store.getItem<string>(stored)
    return WIDE_HEADER.end.split(",").find((name) => name === last) ?? usual
  })
  const [day] = useState(() => {
    const last = store.getItem<string>("calendar.day") ?? ""
    return isCalendarDate(last) ? last : hanoiDate()
  })
  const show = (next: Range) => onRange((shown) => (shown && isSame(shown, next) ? shown : next))
  const open = useOpen()
  const askToMove = useAskToMove(onMove)
  const frame = useTodayInView(events.length > 0)
  return (
    <Box sx={calendarStyle} ref={frame}>
      <FullCalendar
        plugins={PLUGINS}
        locales={LOCALES}
        locale={language === "vi" ? "vi" : "en-gb"}
        timeZone="Asia/Ho_Chi_Minh"
        firstDay={1}
        views={VIEWS}
        buttons={{ fiveWeeks: { text: translate("calendar.fiveWeeks") } }}
        initialView={view}
        initialDate={day}
        headerToolbar={isNarrow ? NARROW_HEADER : WIDE_HEADER}
        footerToolbar={isNarrow && NARROW_FOOTER}
        {...(isNarrow && { titleFormat: NARROW_TITLE })}
        todayText={translate("calendar.today")}
        todayHint={translate("calendar.today")}
        listText={translate("calendar.list")}
        height="auto"
        slotMinTime="04:00:00"
        nowIndicator
        now={() => new Date(now())}
        dayMaxEvents={14}
        navLinks
        eventDisplay="block"
        eventContent={drawEvent}
        slotEventOverlap={false}
        rowEventInnerClass="calendar-bar"
        columnEventInnerClass="calendar-bar"
        eventTimeFormat={CLOCK}
        displayEventEnd={false}
        defaultTimedEventDuration="01:00"
        listItemEventTimeClass="calendar-time"
        listItemEventTitleClass="calendar-title"
        noEventsContent={translate("calendar.empty")}
        editable
        eventDurationEditable={false}
        eventInteractive
        events={events}
        eventClick={({ event }) => open(event)}
        eventDrop={askToMove}
        datesSet={({ startStr, endStr, view }) => {
          show({
            from: startStr.slice(0, 10),
            to: addDays(endStr.slice(0, 10), -1),
            unit: BY_DAY.includes(view.type) ? "day" : "week",
          })
          store.setItem(stored, view.type)
          store.setItem("calendar.day", hanoiDate(view.calendar.getDate()))
        }}
      />
    </Box>
  )
}

/** Draws an event of a month or of a whole day: its name in two lines, then the days of a bar. */
function drawEvent({ event, view, timeText }: EventDisplayInfo) {
  const { days } = factsOf(event)
  if (!GRIDS.includes(view.type) && days.length === 0) return true
  const name = withDots(timeText, event.title)
  return (
    <>
      <div className="calendar-name" title={name}>
        {name}
      </div>
      {days.length > 0 && (
        <div className="calendar-days">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
      )}
    </>
  )
}

/** Scrolls to today once, when the events have made the days as high as they are. */
function useTodayInView(hasEvents: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasEvents) frame.current?.querySelector(`[data-date="${hanoiDate()}"]`)?.scrollIntoView({ block: "center" })
  }, [hasEvents])
  return frame
}

function useOpen() {
  const navigate = useNavigate()
  return (event: EventApi) => {
    const subject = factsOf(event).subject
    if (subject.kind === "departure") navigate(`/staff/departures/${subject.departure._id}/show`)
    if (subject.kind === "trip") navigate(`/staff/bookings/${subject.trip._id}/show`)
  }
}

function useAskToMove(onMove: (moving: Moving) => void) {
  const notify = useNotify()
  const may = useMay()
  return ({ event, oldEvent, revert }: EventDropInfo) => {
    const date = event.startStr.slice(0, 10)
    const subject = factsOf(event).subject
    // Undo the drag: nothing moves until staff confirm.
    revert()
    if (date === oldEvent.startStr.slice(0, 10)) return
    if (!may(subject.kind === "departure" ? "operations" : "sales")) notify("calendar.notYours", { type: "info" })
    else if (date < hanoiDate()) notify("calendar.past", { type: "warning" })
    else if (subject.kind === "departure") onMove({ date, departure: subject.departure })
    else if (subject.kind === "trip") onMove({ date, bookingId: subject.trip._id })
  }
}
