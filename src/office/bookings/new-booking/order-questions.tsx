import { useTranslate } from "react-admin"
import { isTooYoung } from "#domain/tours/tour.ts"
import { hanoiDate } from "#lib/today.ts"
import { Question } from "../actions/places-question.tsx"
import type { Details, NewOrder } from "./new-order.ts"

type Props = { order: NewOrder; details: Details; change: (part: Partial<NewOrder>) => void }

/** Asks before a trip that is over is recorded, and before a child is booked that is too young for the tour. */
export function OrderQuestions({ order, details: { tour }, change }: Props) {
  const translate = useTranslate()
  const { travelDate, measures, children, afterClosing, anyAge } = order
  const isOver = travelDate !== "" && travelDate < hanoiDate()
  const isYoung =
    tour?.priceRules.children?.by === "age" && measures.slice(0, children).some((age) => isTooYoung(age, tour.facts))
  return (
    <>
      {isOver && (
        <Question
          text={translate("bookings.new.isOver")}
          answer={translate("bookings.new.record")}
          isSure={afterClosing}
          onChange={(isSure) => change({ afterClosing: isSure })}
        />
      )}
      {isYoung && (
        <Question
          text={translate("bookings.new.tooYoung", { n: tour.facts.minAge })}
          answer={translate("bookings.new.anyAge")}
          isSure={anyAge}
          onChange={(isSure) => change({ anyAge: isSure })}
        />
      )}
    </>
  )
}
