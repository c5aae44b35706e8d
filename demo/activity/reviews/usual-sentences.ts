import type { Language } from "#i18n/localized.ts"

type Sentences = Record<Language, string[]>

/** About the guide and how the day went: fits every tour. */
export const aboutTheGuide: Sentences = {
  en: [
    "Our guide was funny, patient and never in a hurry.",
    "Everything was as described, down to the small print.",
    "The guide spoke excellent English and knew when to say nothing.",
    "The group was small enough to learn everybody's name.",
    "Questions beforehand were answered within the hour.",
    "Our guide noticed straight away who needed a break.",
    "Nobody tried to sell us anything, which we appreciated.",
    "You can tell that the people who run this are from here.",
    "The instructions we got the day before were clear and complete.",
    "Our guide told us what the guidebooks leave out.",
    "Well organised without ever feeling organised.",
    "Water, tissues, umbrellas: somebody had thought of everything.",
    "Start and finish were exactly on time.",
    "The guide adapted the plan when the weather changed.",
    "We learned more in this time than from any book.",
    "Friendly people from the first mail to the last goodbye.",
    "They remembered that I don't eat meat, without my having to say it twice.",
    "Every stop had a reason, and the guide told us what it was.",
    "There was always time for one more photo.",
    "Safe, relaxed and great company.",
  ],
  vi: [
    "Hướng dẫn viên vui tính, nhiệt tình, hỏi gì cũng biết.",
    "Mọi thứ đúng như trên trang giới thiệu, không phát sinh.",
    "Đoàn nhỏ nên đi rất thoải mái.",
    "Nhân viên trả lời tin nhắn nhanh, dặn dò kỹ.",
    "Không bị dẫn vào điểm mua sắm nào, điểm cộng lớn.",
    "Đúng giờ, chu đáo, ai cũng hài lòng.",
    "Bạn dẫn đoàn để ý từng người, chụp ảnh giúp cả nhóm.",
    "Lịch trình sắp xếp hợp lý, không phải chạy theo giờ.",
    "Đặt chỗ dễ, thanh toán rõ ràng.",
    "Người dẫn đoàn là dân địa phương nên chuyện nào kể cũng thật.",
    "Trước ngày đi có người gọi nhắc giờ và dặn mang theo gì.",
    "Cả đoàn về ai cũng xin số của hướng dẫn viên.",
  ],
}

/** Words that end a review or stand alone. */
export const inShort: Sentences = {
  en: [
    "I'd do it again tomorrow.",
    "One of the best days of our trip.",
    "Worth every penny.",
    "We've already recommended it to friends.",
    "Book it early in your trip, you'll want more.",
    "It was more than we had hoped for.",
    "Exactly what we were looking for.",
    "I'll remember this for a long time.",
    "Can't fault it.",
    "Thank you, Ghé!",
    "Good value, and good people.",
    "If you're hesitating: go.",
    "A highlight of three weeks in Vietnam.",
    "Next time we'll bring our parents.",
    "I'd happily book with this company again.",
    "We came home with a hundred photos and a new favourite place.",
    "It made me want to come back in another season.",
    "Simple, honest and very well done.",
    "Not cheap, not expensive, just right.",
  ],
  vi: [
    "Sẽ quay lại và giới thiệu cho bạn bè.",
    "Rất đáng tiền.",
    "Lần sau ra chơi chắc chắn đặt tiếp.",
    "Cảm ơn Ghé đã cho nhà mình một chuyến đi vui.",
    "Một trải nghiệm nên thử.",
    "Mười điểm!",
    "Đi rồi mới thấy Việt Nam mình đẹp.",
    "Hài lòng từ đầu đến cuối.",
    "Đúng kiểu du lịch mình thích: chậm và thật.",
    "Về rồi vẫn còn nhớ.",
    "Chúc công ty ngày càng đông khách.",
  ],
}

/** What keeps a guest from giving five stars. */
export const smallRegrets: Sentences = {
  en: [
    "We would have liked half an hour more.",
    "Wear better shoes than I did, and take some cash for drinks.",
    "A star less only because it was busier than I'd thought.",
    "Bring mosquito spray, nobody had told us.",
    "The weather wasn't on our side, which is nobody's fault.",
    "It was more tiring than I'd thought, so plan a quiet day afterwards.",
    "A little more time to ourselves would have been nice.",
    "Some of the stories were hard to hear at the back of the group.",
  ],
  vi: [
    "Giá mà có thêm nửa tiếng nữa thì trọn vẹn.",
    "Chỉ tiếc hôm đó trời không đẹp lắm.",
    "Trừ một sao vì hôm mình đi hơi đông.",
    "Cuối tuần hơi đông, nên đi ngày thường.",
    "Nhớ mang giày êm và ít tiền lẻ.",
    "Phần thuyết minh hơi nhanh, đứng sau khó nghe.",
  ],
}
