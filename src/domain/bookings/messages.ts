import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { buyerErrors } from "./buyer/messages.ts"

/** English texts that the spec quotes (§2, §5, §8) are verbatim. The schemas use the keys of the first group. */
export const messages = {
  ...buyerErrors,
  rangeTooLong: { en: "Please choose at most two months", vi: "Vui lòng chọn tối đa hai tháng" },
  channelInvalid: {
    en: "Say how the guest came: site, phone, zalo, facebook, walk-in or partner",
    vi: "Chọn kênh khách đến: site, phone, zalo, facebook, walk-in hoặc partner",
  },
  enquiryInvalid: { en: "This enquiry doesn't exist", vi: "Không có thư khách này" },
  productRequired: { en: "Product information is missing", vi: "Thiếu thông tin sản phẩm" },
  fieldsRequired: { en: "Please fill in all required fields", vi: "Vui lòng điền đủ các thông tin bắt buộc" },
  passengersRange: {
    en: "The number of passengers must be a whole number from 1 to 8",
    vi: "Số hành khách phải là số nguyên từ 1 đến 8",
  },
  childAgesInvalid: {
    en: "Please give the age of each child, from 0 to 17 years",
    vi: "Vui lòng cho biết tuổi của từng trẻ em, từ 0 đến 17",
  },
  childHeightsInvalid: {
    en: "Please give the height of each child, from 30 to 220 cm",
    vi: "Vui lòng cho biết chiều cao của từng trẻ em, từ 30 đến 220 cm",
  },
  tooYoung: {
    en: "This tour is for guests aged {n} and over",
    vi: "Tour này nhận khách từ {n} tuổi trở lên",
  },
  quantityInvalid: { en: "Please enter a whole number within the limit", vi: "Vui lòng chọn số nguyên trong giới hạn" },
  extraUnknown: { en: "This extra isn't available for this booking", vi: "Dịch vụ thêm này không đặt kèm được ở đây" },
  extrasTooMany: { en: "Please choose at most 10 extras", vi: "Chỉ đặt kèm được tối đa 10 dịch vụ thêm" },
  extraTwice: { en: "An extra is listed twice. Please list it once.", vi: "Có dịch vụ thêm bị ghi hai lần" },
  choiceUnknown: {
    en: "This option isn't available. Please choose one of the product's options.",
    vi: "Không có lựa chọn này. Vui lòng chọn trong các lựa chọn của dịch vụ.",
  },
  optionUnknown: {
    en: "This option doesn't exist. Please choose one of: {codes}",
    vi: "Không có lựa chọn này. Các lựa chọn hiện có: {codes}",
  },
  choiceOnce: { en: "Please choose only one option", vi: "Vui lòng chỉ chọn một mục" },
  choicesTooMany: {
    en: "Please choose no more than the number of travellers",
    vi: "Vui lòng không chọn nhiều hơn số khách",
  },
  choiceTwice: { en: "An option is listed twice. Please list it once.", vi: "Có lựa chọn bị ghi hai lần" },
  timeInvalid: { en: "Please enter a time such as 08:30", vi: "Vui lòng nhập giờ dạng 08:30" },
  flightInvalid: {
    en: "Please enter a flight number such as VN254",
    vi: "Vui lòng nhập số hiệu chuyến bay, ví dụ VN254",
  },
  arrivalRequired: {
    en: "Please enter your flight number or landing time, or tick 'I'll send it later'",
    vi: "Vui lòng nhập số hiệu chuyến bay hoặc giờ hạ cánh, hoặc đánh dấu 'Tôi sẽ gửi sau'",
  },
  takeoffRequired: {
    en: "Please enter your take-off time or a pick-up time, or tick 'I'll send it later'",
    vi: "Vui lòng nhập giờ cất cánh hoặc giờ đón, hoặc đánh dấu 'Tôi sẽ gửi sau'",
  },
  pickupTimeRequired: {
    en: "Please enter a pick-up time, or tick 'I'll send it later'",
    vi: "Vui lòng nhập giờ đón, hoặc đánh dấu 'Tôi sẽ gửi sau'",
  },
  departureRequired: { en: "Please choose a departure", vi: "Vui lòng chọn giờ khởi hành" },
  departureUnknown: {
    en: "There is no departure at this time. Please choose one of: {times}",
    vi: "Không có chuyến vào giờ này. Các giờ khởi hành: {times}",
  },
  travelerNameRequired: {
    en: "Please enter this traveller's name as in the passport or ID card",
    vi: "Vui lòng nhập họ tên khách này như trên hộ chiếu hoặc căn cước",
  },
  travelerListCount: {
    en: "Please enter one name for each traveller",
    vi: "Vui lòng nhập mỗi khách một tên",
  },
  birthYearInvalid: {
    en: "Please enter the year of birth with four digits, such as 1984",
    vi: "Vui lòng nhập năm sinh gồm bốn chữ số, ví dụ 1984",
  },
  passportEndingInvalid: {
    en: "Please enter the last four characters of the passport number, such as 4F21",
    vi: "Vui lòng nhập bốn ký tự cuối của số hộ chiếu, ví dụ 4F21",
  },
  nightRequired: {
    en: "This time is in the middle of the night. Please choose which night you mean: the one before this date, or the one after.",
    vi: "Giờ này là nửa đêm về sáng. Vui lòng chọn đúng đêm: đêm trước ngày này hay đêm sau.",
  },
  nightMismatch: {
    en: "The night must begin or end on the travel date",
    vi: "Đêm đã chọn phải bắt đầu hoặc kết thúc vào ngày đi",
  },
  pickupPast: {
    en: "The pick-up would be in the past. Please choose a later flight or date.",
    vi: "Giờ đón đã qua. Vui lòng chọn chuyến bay hoặc ngày muộn hơn.",
  },
  returnBefore: { en: "The return must be after the outbound trip", vi: "Lượt về phải sau lượt đi" },
  returnNotOffered: {
    en: "This transfer has no return trip. Please book the return as a separate transfer.",
    vi: "Dịch vụ này không bán kèm chiều về. Vui lòng đặt riêng chiều về.",
  },
  serviceNotOffered: { en: "This service isn't available for this transfer", vi: "Dịch vụ này không có ở đây" },
  quantityPerPerson: {
    en: "This is sold per person. Please leave out the quantity.",
    vi: "Dịch vụ này tính theo người, không theo món",
  },
  partyTooLarge: {
    en: "No vehicle of this transfer takes {people} {people|person|people} with {bags} large {bags|bag|bags}. The largest takes {loads}.",
    vi: "Không có xe nào của dịch vụ này chở được {people} khách với {bags} hành lý lớn. Xe lớn nhất chở {loads}.",
  },
  vehicleTooSmall: {
    en: "This vehicle takes {loads}. Please choose a larger one.",
    vi: "Xe này chở {loads}. Vui lòng chọn xe lớn hơn.",
  },
  closedOut: {
    en: "This tour does not run on this date. Please choose another.",
    vi: "Tour này không chạy vào ngày đó. Vui lòng chọn ngày khác.",
  },
  nightInvalid: { en: "Please choose which night you mean", vi: "Vui lòng chọn đúng đêm" },
  bagsInvalid: { en: "Please enter the number of large bags", vi: "Vui lòng cho biết số hành lý lớn" },
  vehicleUnknown: { en: "This vehicle isn't available. Please choose another one.", vi: "Không chọn được loại xe này" },
  zoneUnknown: { en: "Please choose one of the pick-up areas", vi: "Vui lòng chọn một trong các khu vực đón" },
  tourNotBookable: { en: "This tour can no longer be booked.", vi: "Tour này hiện không còn nhận đặt chỗ." },
  contactRequired: {
    en: "Please enter your email and phone number",
    vi: "Vui lòng điền email và số điện thoại của bạn",
  },
  guestPhoneRequired: { en: "Please enter the guest's phone number", vi: "Vui lòng điền số điện thoại của khách" },
  emailInvalid: common.emailInvalid,
  phoneTooShort: { en: "Phone number must have at least 8 digits", vi: "Số điện thoại phải có ít nhất 8 chữ số" },
  travelDateRequired: { en: "Please choose a travel date", vi: "Vui lòng chọn ngày du lịch" },
  travelDateInvalid: { en: "Please enter a valid date", vi: "Ngày du lịch không hợp lệ" },
  travelDatePast: { en: "The travel date cannot be in the past", vi: "Ngày du lịch không được ở trong quá khứ" },
  travelDateFar: {
    en: "The travel date can be at most 24 months ahead",
    vi: "Ngày du lịch không được quá 24 tháng kể từ hôm nay",
  },
  travelersRange: {
    en: "The number of travellers must be between 1 and 10",
    vi: "Số khách phải từ 1 đến 10 người",
  },
  groupRange: {
    en: "The number of travellers must be between 1 and 500",
    vi: "Số khách phải từ 1 đến 500 người",
  },
  groupFixed: {
    en: "To add people to your group, please contact us.",
    vi: "Muốn thêm người vào đoàn, bạn vui lòng liên hệ với chúng tôi.",
  },
  partyMismatch: {
    en: "Adults and children must add up to the number of travellers",
    vi: "Số người lớn và trẻ em phải bằng tổng số khách",
  },
  partyInvalid: {
    en: "Please enter the number of adults (at least 1) and children",
    vi: "Vui lòng cho biết số người lớn (ít nhất 1) và số trẻ em",
  },
  totalPriceInvalid: { en: "The total price must be a number", vi: "Tổng tiền phải là một con số" },

  transferNotBookable: {
    en: "This transfer can no longer be booked.",
    vi: "Dịch vụ đưa đón này hiện không còn nhận đặt.",
  },
  productNotBookable: { en: "This can no longer be booked.", vi: "Dịch vụ này hiện không còn nhận đặt." },
  privateGroupTooLarge: {
    en: "This tour has no private price for so many people. Please ask us.",
    vi: "Tour này chưa có giá tour riêng cho số khách đó. Bạn vui lòng liên hệ với chúng tôi.",
  },

  noDeparture: {
    en: "There is no departure on this date. Please choose one of the dates shown.",
    vi: "Ngày này không có chuyến khởi hành. Vui lòng chọn một trong các ngày đang mở.",
  },
  departureUnclear: {
    en: "There are several departures on this date. Please choose a start time.",
    vi: "Ngày này có nhiều giờ khởi hành. Vui lòng chọn giờ.",
  },
  departureClosed: {
    en: "This departure can no longer be booked. Please choose another date.",
    vi: "Chuyến này không còn nhận khách. Vui lòng chọn ngày khác.",
  },
  bookingClosed: {
    en: "This date can no longer be booked online. Please choose another date.",
    vi: "Ngày này không còn nhận đặt trên trang. Vui lòng chọn ngày khác.",
  },
  unanswered: {
    en: "We can't answer before this trip starts, so it can't be booked online any more. Please choose another date.",
    vi: "Chuyến này đi trước khi chúng tôi kịp trả lời nên không còn nhận đặt trên trang. Vui lòng chọn ngày khác.",
  },
  callForToday: { en: "Call us for today: {phone}.", vi: "Muốn đi ngay hôm nay, bạn gọi {phone}." },
  callForThisDate: { en: "Call us for this date: {phone}.", vi: "Muốn đi đúng ngày này, bạn gọi {phone}." },
  departureFull: {
    en: "This departure is fully booked. Please choose another date.",
    vi: "Chuyến này đã hết chỗ. Vui lòng chọn ngày khác.",
  },
  onePlaceLeft: { en: "Only 1 place is left on this departure.", vi: "Chuyến này chỉ còn 1 chỗ." },
  placesLeft: { en: "Only {n} {n|place is|places are} left on this departure.", vi: "Chuyến này chỉ còn {n} chỗ." },
  alreadyRequested: {
    en: "We already have this request. To change it, open it under 'My bookings' or from our email.",
    vi: "Chúng tôi đã nhận được yêu cầu này. Muốn thay đổi, bạn mở lại trong mục 'Đặt chỗ của tôi' hoặc từ email của chúng tôi.",
  },
  requestedBefore: {
    en: "You sent this request a few minutes ago. Here it is.",
    vi: "Bạn đã gửi yêu cầu này vài phút trước. Đặt chỗ của bạn đây.",
  },

  lookupRequired: {
    en: "Please enter your email or phone number",
    vi: "Vui lòng nhập email hoặc số điện thoại của bạn",
  },

  bookingSucceeded: {
    en: "Tour booked! We will contact you as soon as possible.",
    vi: "Đặt tour thành công! Chúng tôi sẽ liên hệ với bạn sớm nhất có thể.",
  },
  bookingFailed: {
    en: "Your booking could not be sent. Please try again.",
    vi: "Không thể gửi đặt tour. Vui lòng thử lại.",
  },
  noneFound: {
    en: "No booking was found for these details",
    vi: "Không tìm thấy booking nào với thông tin này",
  },
} satisfies Messages
