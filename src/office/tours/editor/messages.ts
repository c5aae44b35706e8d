import { factNames, levelNames } from "#domain/tours/fact-names.ts"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Texts of the tour editor. */
export const tourMessages = {
  name: common.tours,
  new: { en: "New tour", vi: "Tour mới" },
  meetingAndNames: {
    en: "Meeting point, pick-up places and travellers' names",
    vi: "Điểm hẹn, điểm đón và họ tên khách đi",
  },
  groupPrices: {
    en: "Prices for groups, private trips, rooms and other choices",
    vi: "Giá theo nhóm, đi riêng, phòng và lựa chọn khác",
  },
  mails: { en: "Mails before and after the trip", vi: "Thư trước và sau chuyến đi" },
  mailsHint: { en: "On the days in Settings", vi: "Vào những ngày chọn trong Cài đặt" },
  itinerary: { en: "Itinerary", vi: "Lịch trình" },
  day: { en: "Day %{n}", vi: "Ngày %{n}" },
  needsTravelers: {
    none: { en: "Nothing", vi: "Không cần" },
    names: { en: "Their names", vi: "Họ tên" },
    passports: {
      en: "Names, birth years and the last four characters of passports",
      vi: "Họ tên, năm sinh và bốn ký tự cuối của hộ chiếu",
    },
  },
  needsTravelersHint: {
    en: "Guests are asked on their booking's page, not while they book. What is missing is shown to them and to you.",
    vi: "Khách được hỏi trên trang đặt chỗ, không hỏi lúc đặt. Thiếu gì thì khách và bạn đều thấy.",
  },
  highlightsHint: {
    en: "The first line heads day 1 on the page, the second day 2. Without a line, the title of the day does.",
    vi: "Trên trang, dòng đầu là tiêu đề ngày 1, dòng hai là ngày 2. Không có thì lấy tiêu đề của ngày.",
  },
  addDay: { en: "Add a day", vi: "Thêm ngày" },
  dayTitle: { en: "Title of the day", vi: "Tiêu đề ngày" },
  dayText: { en: "What happens", vi: "Nội dung trong ngày" },
  steps: {
    title: { en: "Steps", vi: "Các chặng" },
    hint: {
      en: "The page shows them in place of the text above, each with its time.",
      vi: "Trang hiển thị các chặng này thay cho đoạn mô tả ở trên, mỗi chặng kèm giờ.",
    },
    add: { en: "Add a step", vi: "Thêm chặng" },
    time: common.time,
    text: { en: "What happens", vi: "Nội dung" },
  },
  stops: {
    title: { en: "Stops on the map", vi: "Điểm dừng trên bản đồ" },
    hint: {
      en: "In the order of the trip. Online maps show the coordinates of a place, such as 20.9101, 107.1839.",
      vi: "Theo thứ tự hành trình. Bản đồ trên mạng cho biết tọa độ của một nơi, chẳng hạn 20.9101, 107.1839.",
    },
    add: { en: "Add a stop", vi: "Thêm điểm dừng" },
    name: { en: "Name of the stop", vi: "Tên điểm dừng" },
    lat: { en: "Latitude", vi: "Vĩ độ" },
    lon: { en: "Longitude", vi: "Kinh độ" },
  },
  preparation: {
    title: { en: "What to bring, questions and answers", vi: "Cần mang theo, hỏi đáp" },
    inside: { en: "Packing list, questions and answers", vi: "Danh sách mang theo, câu hỏi và trả lời" },
    item: common.whatToBring,
    add: { en: "Add a question", vi: "Thêm câu hỏi" },
    question: { en: "Question", vi: "Câu hỏi" },
    answer: { en: "Answer", vi: "Trả lời" },
  },
  meals: {
    breakfast: { en: "Breakfast", vi: "Sáng" },
    lunch: { en: "Lunch", vi: "Trưa" },
    dinner: { en: "Dinner", vi: "Tối" },
  },
  dates: { en: "Dates and meeting point", vi: "Ngày giờ và điểm hẹn" },
  schedules: { en: "Plan the departures", vi: "Lên lịch khởi hành" },
  departuresHint: {
    en: "Guests choose one of the dates in the calendar. Otherwise they may ask for any day.",
    vi: "Khách chỉ chọn được ngày có trong lịch khởi hành. Nếu tắt, khách chọn ngày bất kỳ.",
  },
  facts: {
    title: { en: "At a glance", vi: "Thông tin nhanh" },
    inside: {
      en: "Ages, level, group size, guide's languages, best months, luggage, special needs, rain",
      vi: "Độ tuổi, mức độ, cỡ nhóm, ngôn ngữ hướng dẫn, tháng đẹp, hành lý, nhu cầu riêng, khi trời mưa",
    },
    minAge: { en: "Youngest age", vi: "Tuổi nhỏ nhất" },
    maxAge: { en: "Oldest age", vi: "Tuổi lớn nhất" },
    ...factNames,
    levels: levelNames,
    meetingAt: { en: "Coordinates of the meeting point", vi: "Tọa độ điểm hẹn" },
    meetingAtHint: {
      en: "As a map copies them: 21.0242, 105.8577. The booking's page opens them.",
      vi: "Sao chép từ bản đồ: 21.0242, 105.8577. Trang đặt chỗ sẽ mở đúng vị trí này.",
    },
    emptyHint: { en: "The page leaves out what is empty.", vi: "Để trống thì trang không hiện mục đó." },
  },
  children: {
    on: { en: "Children pay by age or height", vi: "Giá trẻ em theo tuổi hoặc chiều cao" },
    age: { en: "Age in years", vi: "Tuổi" },
    height: { en: "Height in cm", vi: "Chiều cao (cm)" },
    free: { en: "Small children travel free", vi: "Trẻ nhỏ được miễn phí" },
    freeBelow: { en: "Under (years or cm)", vi: "Dưới (tuổi hoặc cm)" },
    perAdults: { en: "One for … adults", vi: "1 trẻ / … người lớn" },
    further: { en: "Others pay (%)", vi: "Trẻ khác trả (%)" },
    bands: { en: "Other children", vi: "Các mức khác" },
    addBand: { en: "Add a band", vi: "Thêm mức" },
    below: { en: "Under", vi: "Dưới" },
    percent: { en: "% of the adult price", vi: "% giá người lớn" },
    percentHint: {
      en: "Empty: the child price above. Older children pay as adults.",
      vi: "Để trống: theo giá trẻ em ở trên. Lớn hơn mức cuối tính như người lớn.",
    },
  },
  tiers: {
    title: { en: "Group discounts", vi: "Giảm giá theo nhóm" },
    add: { en: "Add a discount", vi: "Thêm mức giảm" },
    people: { en: "From … guests", vi: "Từ … khách" },
  },
  groups: {
    title: { en: "Private groups: price for the whole group", vi: "Tour riêng: giá trọn nhóm" },
    add: { en: "Add a group size", vi: "Thêm cỡ nhóm" },
    people: { en: "Up to … guests", vi: "Đến … khách" },
    price: { en: "Price for the group", vi: "Giá cả nhóm" },
  },
} satisfies Messages
