// Written by scripts/generators/emoji-names.

/// The GitHub names of emoji that differ from the names in Unicode.
enum EmojiNames {
  /// The names that GitHub has for emoji, each followed by its emoji, separated by spaces.
  static let table: StaticString = """
    +1 👍 -1 👎 100 💯 1234 🔢 1st_place_medal 🥇 2nd_place_medal 🥈 3rd_place_medal 🥉 8ball 🎱 a 🅰️ ab 🆎 abc 🔤 abcd 🔡 \
    accept 🉑 afghanistan 🇦🇫 airplane ✈️ aland_islands 🇦🇽 albania 🇦🇱 alembic ⚗️ algeria 🇩🇿 alien 👽 \
    american_samoa 🇦🇸 andorra 🇦🇩 angel 👼 anger 💢 angola 🇦🇴 angry 😠 anguilla 🇦🇮 anguished 😧 antarctica 🇦🇶 \
    antigua_barbuda 🇦🇬 apple 🍎 argentina 🇦🇷 armenia 🇦🇲 arrow_backward ◀️ arrow_double_down ⏬ arrow_double_up ⏫ \
    arrow_down ⬇️ arrow_down_small 🔽 arrow_forward ▶️ arrow_heading_down ⤵️ arrow_heading_up ⤴️ arrow_left ⬅️ \
    arrow_lower_left ↙️ arrow_lower_right ↘️ arrow_right ➡️ arrow_right_hook ↪️ arrow_up ⬆️ arrow_up_down ↕️ \
    arrow_up_small 🔼 arrow_upper_left ↖️ arrow_upper_right ↗️ arrows_clockwise 🔃 arrows_counterclockwise 🔄 art 🎨 \
    artificial_satellite 🛰️ artist 🧑‍🎨 aruba 🇦🇼 ascension_island 🇦🇨 asterisk *️⃣ astonished 😲 astronaut 🧑‍🚀 atm 🏧 \
    atom_symbol ⚛️ australia 🇦🇺 austria 🇦🇹 azerbaijan 🇦🇿 b 🅱️ back 🔙 badminton 🏸 bahamas 🇧🇸 bahrain 🇧🇭 \
    balance_scale ⚖️ bald_man 👨‍🦲 bald_woman 👩‍🦲 ballot_box 🗳️ ballot_box_with_check ☑️ bamboo 🎍 bangbang ‼️ \
    bangladesh 🇧🇩 barbados 🇧🇧 barber 💈 basketball 🏀 basketball_man ⛹️‍♂️ basketball_woman ⛹️‍♀️ beach_umbrella 🏖️ \
    bear 🐻 bed 🛏️ bee 🐝 beer 🍺 beers 🍻 beginner 🔰 belarus 🇧🇾 belgium 🇧🇪 belize 🇧🇿 bellhop_bell 🛎️ benin 🇧🇯 \
    bento 🍱 bermuda 🇧🇲 bhutan 🇧🇹 bike 🚲 biking_man 🚴‍♂️ biking_woman 🚴‍♀️ biohazard ☣️ birthday 🎂 black_bird 🐦‍⬛ \
    black_cat 🐈‍⬛ black_circle ⚫ black_flag 🏴 black_joker 🃏 black_medium_square ◼️ black_nib ✒️ \
    black_small_square ▪️ blond_haired_man 👱‍♂️ blond_haired_person 👱 blond_haired_woman 👱‍♀️ blonde_woman 👱‍♀️ \
    blue_car 🚙 blue_square 🟦 blush 😊 boat ⛵ bolivia 🇧🇴 book 📖 boom 💥 boot 👢 bosnia_herzegovina 🇧🇦 botswana 🇧🇼 \
    bouncing_ball_man ⛹️‍♂️ bouncing_ball_person ⛹️ bouncing_ball_woman ⛹️‍♀️ bouvet_island 🇧🇻 bow 🙇 \
    bowing_man 🙇‍♂️ bowing_woman 🙇‍♀️ brazil 🇧🇷 breast_feeding 🤱 bricks 🧱 bride_with_veil 👰‍♀️ \
    british_indian_ocean_territory 🇮🇴 british_virgin_islands 🇻🇬 brown_circle 🟤 brown_square 🟫 brunei 🇧🇳 \
    building_construction 🏗️ bulb 💡 bulgaria 🇧🇬 bullettrain_front 🚅 bullettrain_side 🚄 burkina_faso 🇧🇫 burundi 🇧🇮 \
    business_suit_levitating 🕴️ busstop 🚏 cake 🍰 calendar 📆 calling 📲 cambodia 🇰🇭 camel 🐫 camera_flash 📸 \
    cameroon 🇨🇲 camping 🏕️ canada 🇨🇦 canary_islands 🇮🇨 candle 🕯️ cape_verde 🇨🇻 capital_abcd 🔠 car 🚗 \
    card_file_box 🗃️ card_index_dividers 🗂️ caribbean_netherlands 🇧🇶 cartwheeling 🤸 cat 🐱 cat2 🐈 \
    cayman_islands 🇰🇾 cd 💿 central_african_republic 🇨🇫 ceuta_melilla 🇪🇦 chad 🇹🇩 chains ⛓️ champagne 🍾 chart 💹 \
    checkered_flag 🏁 cheese 🧀 chess_pawn ♟️ chile 🇨🇱 chipmunk 🐿️ christmas_island 🇨🇽 city_sunrise 🌇 city_sunset 🌆 \
    cityscape 🏙️ cl 🆑 clamp 🗜️ clap 👏 clapper 🎬 classical_building 🏛️ climbing 🧗 climbing_man 🧗‍♂️ \
    climbing_woman 🧗‍♀️ clipperton_island 🇨🇵 clock1 🕐 clock10 🕙 clock1030 🕥 clock11 🕚 clock1130 🕦 clock12 🕛 \
    clock1230 🕧 clock130 🕜 clock2 🕑 clock230 🕝 clock3 🕒 clock330 🕞 clock4 🕓 clock430 🕟 clock5 🕔 clock530 🕠 \
    clock6 🕕 clock630 🕡 clock7 🕖 clock730 🕢 clock8 🕗 clock830 🕣 clock9 🕘 clock930 🕤 cloud ☁️ \
    cloud_with_lightning 🌩️ cloud_with_lightning_and_rain ⛈️ cloud_with_rain 🌧️ cloud_with_snow 🌨️ clubs ♣️ cn 🇨🇳 \
    cocktail 🍸 cocos_islands 🇨🇨 coffee ☕ coffin ⚰️ cold_face 🥶 cold_sweat 😰 collision 💥 colombia 🇨🇴 comet ☄️ \
    comoros 🇰🇲 computer 💻 computer_mouse 🖱️ confounded 😖 confused 😕 congo_brazzaville 🇨🇬 congo_kinshasa 🇨🇩 \
    congratulations ㊗️ construction 🚧 construction_worker_man 👷‍♂️ construction_worker_woman 👷‍♀️ \
    control_knobs 🎛️ cook 🧑‍🍳 cook_islands 🇨🇰 cool 🆒 cop 👮 copyright ©️ corn 🌽 costa_rica 🇨🇷 cote_divoire 🇨🇮 \
    couch_and_lamp 🛋️ couple 👫 couple_with_heart_man_man 👨‍❤️‍👨 couple_with_heart_woman_man 👩‍❤️‍👨 \
    couple_with_heart_woman_woman 👩‍❤️‍👩 couplekiss 💏 couplekiss_man_man 👨‍❤️‍💋‍👨 couplekiss_man_woman 👩‍❤️‍💋‍👨 \
    couplekiss_woman_woman 👩‍❤️‍💋‍👩 cow 🐮 cow2 🐄 cowboy_hat_face 🤠 crayon 🖍️ cricket_game 🏏 croatia 🇭🇷 \
    crossed_fingers 🤞 crossed_swords ⚔️ cry 😢 cuba 🇨🇺 cupid 💘 curacao 🇨🇼 curly_haired_man 👨‍🦱 \
    curly_haired_woman 👩‍🦱 curry 🍛 cursing_face 🤬 cyprus 🇨🇾 czech_republic 🇨🇿 dagger 🗡️ dancers 👯 \
    dancing_men 👯‍♂️ dancing_women 👯‍♀️ dark_sunglasses 🕶️ dart 🎯 dash 💨 date 📅 de 🇩🇪 deaf_man 🧏‍♂️ \
    deaf_woman 🧏‍♀️ denmark 🇩🇰 derelict_house 🏚️ desert 🏜️ desert_island 🏝️ desktop_computer 🖥️ detective 🕵️ \
    diamonds ♦️ diego_garcia 🇩🇬 disappointed 😞 disappointed_relieved 😥 dizzy 💫 djibouti 🇩🇯 dna 🧬 do_not_litter 🚯 \
    dog 🐶 dog2 🐕 dollar 💵 dolls 🎎 dominica 🇩🇲 dominican_republic 🇩🇴 donkey 🫏 dove 🕊️ drum 🥁 e-mail 📧 \
    earth_africa 🌍 earth_americas 🌎 earth_asia 🌏 ecuador 🇪🇨 eggplant 🍆 egypt 🇪🇬 eight 8️⃣ \
    eight_pointed_black_star ✴️ eight_spoked_asterisk ✳️ eject_button ⏏️ el_salvador 🇸🇻 elf_man 🧝‍♂️ \
    elf_woman 🧝‍♀️ email 📧 end 🔚 england 🏴󠁧󠁢󠁥󠁮󠁧󠁿 envelope ✉️ envelope_with_arrow 📩 equatorial_guinea 🇬🇶 \
    eritrea 🇪🇷 es 🇪🇸 estonia 🇪🇪 ethiopia 🇪🇹 eu 🇪🇺 euro 💶 european_union 🇪🇺 exclamation ❗ exploding_head 🤯 \
    expressionless 😑 eye 👁️ eye_speech_bubble 👁️‍🗨️ face_exhaling 😮‍💨 face_in_clouds 😶‍🌫️ \
    face_with_head_bandage 🤕 face_with_spiral_eyes 😵‍💫 facepalm 🤦 facepunch 👊 factory_worker 🧑‍🏭 fairy_man 🧚‍♂️ \
    fairy_woman 🧚‍♀️ falkland_islands 🇫🇰 family_man_boy 👨‍👦 family_man_boy_boy 👨‍👦‍👦 family_man_girl 👨‍👧 \
    family_man_girl_boy 👨‍👧‍👦 family_man_girl_girl 👨‍👧‍👧 family_man_man_boy 👨‍👨‍👦 family_man_man_boy_boy 👨‍👨‍👦‍👦 \
    family_man_man_girl 👨‍👨‍👧 family_man_man_girl_boy 👨‍👨‍👧‍👦 family_man_man_girl_girl 👨‍👨‍👧‍👧 \
    family_man_woman_boy 👨‍👩‍👦 family_man_woman_boy_boy 👨‍👩‍👦‍👦 family_man_woman_girl 👨‍👩‍👧 \
    family_man_woman_girl_boy 👨‍👩‍👧‍👦 family_man_woman_girl_girl 👨‍👩‍👧‍👧 family_woman_boy 👩‍👦 \
    family_woman_boy_boy 👩‍👦‍👦 family_woman_girl 👩‍👧 family_woman_girl_boy 👩‍👧‍👦 family_woman_girl_girl 👩‍👧‍👧 \
    family_woman_woman_boy 👩‍👩‍👦 family_woman_woman_boy_boy 👩‍👩‍👦‍👦 family_woman_woman_girl 👩‍👩‍👧 \
    family_woman_woman_girl_boy 👩‍👩‍👧‍👦 family_woman_woman_girl_girl 👩‍👩‍👧‍👧 farmer 🧑‍🌾 faroe_islands 🇫🇴 \
    fast_forward ⏩ fax 📠 fearful 😨 feet 🐾 female_detective 🕵️‍♀️ female_sign ♀️ ferry ⛴️ field_hockey 🏑 fiji 🇫🇯 \
    file_cabinet 🗄️ film_projector 📽️ film_strip 🎞️ finland 🇫🇮 firefighter 🧑‍🚒 first_quarter_moon 🌓 fish_cake 🍥 \
    fist ✊ fist_left 🤛 fist_oncoming 👊 fist_raised ✊ fist_right 🤜 five 5️⃣ flags 🎏 flashlight 🔦 fleur_de_lis ⚜️ \
    flight_arrival 🛬 flight_departure 🛫 flipper 🐬 flushed 😳 flute 🪈 fog 🌫️ folding_hand_fan 🪭 football 🏈 \
    fountain_pen 🖋️ four 4️⃣ fr 🇫🇷 framed_picture 🖼️ free 🆓 french_guiana 🇬🇫 french_polynesia 🇵🇫 \
    french_southern_territories 🇹🇫 fried_egg 🍳 fries 🍟 frog 🐸 frowning 😦 frowning_face ☹️ frowning_man 🙍‍♂️ \
    frowning_person 🙍 frowning_woman 🙍‍♀️ fu 🖕 fuelpump ⛽ full_moon 🌕 funeral_urn ⚱️ gabon 🇬🇦 gambia 🇬🇲 gb 🇬🇧 \
    gear ⚙️ gem 💎 genie_man 🧞‍♂️ genie_woman 🧞‍♀️ georgia 🇬🇪 ghana 🇬🇭 gibraltar 🇬🇮 gift 🎁 gift_heart 💝 \
    ginger_root 🫚 giraffe 🦒 golf ⛳ golfing 🏌️ golfing_man 🏌️‍♂️ golfing_woman 🏌️‍♀️ goose 🪿 greece 🇬🇷 \
    green_circle 🟢 green_square 🟩 greenland 🇬🇱 grenada 🇬🇩 grey_exclamation ❕ grey_heart 🩶 grey_question ❔ \
    grimacing 😬 grin 😁 grinning 😀 guadeloupe 🇬🇵 guam 🇬🇺 guard 💂 guardsman 💂‍♂️ guardswoman 💂‍♀️ guatemala 🇬🇹 \
    guernsey 🇬🇬 guinea 🇬🇳 guinea_bissau 🇬🇼 gun 🔫 guyana 🇬🇾 hair_pick 🪮 haircut_man 💇‍♂️ haircut_woman 💇‍♀️ \
    haiti 🇭🇹 hammer_and_pick ⚒️ hammer_and_wrench 🛠️ hamster 🐹 hand ✋ hand_over_mouth 🤭 handball_person 🤾 \
    hankey 💩 hash #️⃣ hatched_chick 🐥 headphones 🎧 health_worker 🧑‍⚕️ hear_no_evil 🙉 heard_mcdonald_islands 🇭🇲 \
    heart ❤️ heart_eyes 😍 heart_eyes_cat 😻 heart_on_fire ❤️‍🔥 heartbeat 💓 heartpulse 💗 hearts ♥️ \
    heavy_check_mark ✔️ heavy_exclamation_mark ❗ heavy_heart_exclamation ❣️ heavy_multiplication_x ✖️ \
    high_brightness 🔆 high_heel 👠 hole 🕳️ honduras 🇭🇳 hong_kong 🇭🇰 horse 🐴 hot_face 🥵 hot_pepper 🌶️ hotdog 🌭 \
    hotsprings ♨️ hourglass_flowing_sand ⏳ house 🏠 houses 🏘️ hugs 🤗 hungary 🇭🇺 hushed 😯 hyacinth 🪻 ice_hockey 🏒 \
    ice_skate ⛸️ icecream 🍦 iceland 🇮🇸 id 🆔 ideograph_advantage 🉐 india 🇮🇳 indonesia 🇮🇩 infinity ♾️ \
    information_source ℹ️ innocent 😇 interrobang ⁉️ iphone 📱 iran 🇮🇷 iraq 🇮🇶 ireland 🇮🇪 isle_of_man 🇮🇲 israel 🇮🇱 \
    it 🇮🇹 jack_o_lantern 🎃 jamaica 🇯🇲 japan 🗾 jellyfish 🪼 jersey 🇯🇪 jigsaw 🧩 jordan 🇯🇴 joy 😂 joy_cat 😹 \
    joystick 🕹️ jp 🇯🇵 judge 🧑‍⚖️ juggling_person 🤹 kazakhstan 🇰🇿 kenya 🇰🇪 keyboard ⌨️ khanda 🪯 kick_scooter 🛴 \
    kiribati 🇰🇮 kiss 💋 kissing 😗 kissing_cat 😽 kissing_closed_eyes 😚 kissing_heart 😘 kissing_smiling_eyes 😙 \
    kiwi_fruit 🥝 kneeling_man 🧎‍♂️ kneeling_woman 🧎‍♀️ knife 🔪 koko 🈁 kosovo 🇽🇰 kr 🇰🇷 kuwait 🇰🇼 kyrgyzstan 🇰🇬 \
    label 🏷️ lacrosse 🥍 lantern 🏮 laos 🇱🇦 last_quarter_moon 🌗 latin_cross ✝️ latvia 🇱🇻 laughing 😆 leaves 🍃 \
    lebanon 🇱🇧 left_right_arrow ↔️ left_speech_bubble 🗨️ leftwards_arrow_with_hook ↩️ leftwards_pushing_hand 🫷 \
    lesotho 🇱🇸 level_slider 🎚️ liberia 🇱🇷 libya 🇱🇾 liechtenstein 🇱🇮 light_blue_heart 🩵 link 🔗 lion 🦁 lips 👄 \
    lithuania 🇱🇹 loop ➿ lotus_position 🧘 lotus_position_man 🧘‍♂️ lotus_position_woman 🧘‍♀️ loud_sound 🔊 \
    loudspeaker 📢 love_you_gesture 🤟 low_brightness 🔅 luxembourg 🇱🇺 m Ⓜ️ macau 🇲🇴 macedonia 🇲🇰 madagascar 🇲🇬 \
    mag 🔍 mag_right 🔎 mage_man 🧙‍♂️ mage_woman 🧙‍♀️ mahjong 🀄 mailbox 📫 mailbox_closed 📪 mailbox_with_mail 📬 \
    mailbox_with_no_mail 📭 malawi 🇲🇼 malaysia 🇲🇾 maldives 🇲🇻 male_detective 🕵️‍♂️ male_sign ♂️ mali 🇲🇱 malta 🇲🇹 \
    man_artist 👨‍🎨 man_astronaut 👨‍🚀 man_beard 🧔‍♂️ man_cartwheeling 🤸‍♂️ man_cook 👨‍🍳 man_facepalming 🤦‍♂️ \
    man_factory_worker 👨‍🏭 man_farmer 👨‍🌾 man_feeding_baby 👨‍🍼 man_firefighter 👨‍🚒 man_health_worker 👨‍⚕️ \
    man_in_manual_wheelchair 👨‍🦽 man_in_motorized_wheelchair 👨‍🦼 man_in_tuxedo 🤵‍♂️ man_judge 👨‍⚖️ \
    man_juggling 🤹‍♂️ man_mechanic 👨‍🔧 man_office_worker 👨‍💼 man_pilot 👨‍✈️ man_playing_handball 🤾‍♂️ \
    man_playing_water_polo 🤽‍♂️ man_scientist 👨‍🔬 man_shrugging 🤷‍♂️ man_singer 👨‍🎤 man_student 👨‍🎓 \
    man_teacher 👨‍🏫 man_technologist 👨‍💻 man_with_probing_cane 👨‍🦯 man_with_turban 👳‍♂️ man_with_veil 👰‍♂️ \
    mandarin 🍊 mantelpiece_clock 🕰️ maracas 🪇 marshall_islands 🇲🇭 martinique 🇲🇶 mask 😷 massage 💆 massage_man 💆‍♂️ \
    massage_woman 💆‍♀️ mate 🧉 mauritania 🇲🇷 mauritius 🇲🇺 mayotte 🇾🇹 mechanic 🧑‍🔧 medal_military 🎖️ medal_sports 🏅 \
    medical_symbol ⚕️ mega 📣 men_wrestling 🤼‍♂️ mending_heart ❤️‍🩹 menorah 🕎 mens 🚹 mermaid 🧜‍♀️ merman 🧜‍♂️ \
    metal 🤘 mexico 🇲🇽 micronesia 🇫🇲 middle_finger 🖕 milk_glass 🥛 moldova 🇲🇩 monaco 🇲🇨 money_mouth_face 🤑 \
    moneybag 💰 mongolia 🇲🇳 monocle_face 🧐 montenegro 🇲🇪 montserrat 🇲🇸 moon 🌔 moose 🫎 morocco 🇲🇦 mortar_board 🎓 \
    motor_boat 🛥️ motorcycle 🏍️ motorway 🛣️ mountain ⛰️ mountain_biking_man 🚵‍♂️ mountain_biking_woman 🚵‍♀️ \
    mountain_snow 🏔️ mouse 🐭 mouse2 🐁 mozambique 🇲🇿 mrs_claus 🤶 muscle 💪 mute 🔇 mx_claus 🧑‍🎄 myanmar 🇲🇲 \
    nail_care 💅 namibia 🇳🇦 national_park 🏞️ nauru 🇳🇷 nepal 🇳🇵 netherlands 🇳🇱 new 🆕 new_caledonia 🇳🇨 new_moon 🌑 \
    new_zealand 🇳🇿 newspaper_roll 🗞️ next_track_button ⏭️ ng 🆖 ng_man 🙅‍♂️ ng_woman 🙅‍♀️ nicaragua 🇳🇮 niger 🇳🇪 \
    nigeria 🇳🇬 nine 9️⃣ niue 🇳🇺 no_bell 🔕 no_good 🙅 no_good_man 🙅‍♂️ no_good_woman 🙅‍♀️ no_mouth 😶 no_smoking 🚭 \
    non-potable_water 🚱 norfolk_island 🇳🇫 north_korea 🇰🇵 northern_mariana_islands 🇲🇵 norway 🇳🇴 notes 🎶 o ⭕ o2 🅾️ \
    ocean 🌊 office 🏢 office_worker 🧑‍💼 oil_drum 🛢️ ok 🆗 ok_hand 👌 ok_man 🙆‍♂️ ok_person 🙆 ok_woman 🙆‍♀️ \
    old_key 🗝️ om 🕉️ oman 🇴🇲 on 🔛 one 1️⃣ one_piece_swimsuit 🩱 open_hands 👐 open_mouth 😮 open_umbrella ☂️ \
    orange 🍊 orange_circle 🟠 orange_square 🟧 orthodox_cross ☦️ paintbrush 🖌️ pakistan 🇵🇰 palau 🇵🇼 \
    palestinian_territories 🇵🇸 panama 🇵🇦 paperclips 🖇️ papua_new_guinea 🇵🇬 paraguay 🇵🇾 parasol_on_ground ⛱️ \
    parking 🅿️ part_alternation_mark 〽️ partly_sunny ⛅ partying_face 🥳 passenger_ship 🛳️ pause_button ⏸️ \
    pea_pod 🫛 peace_symbol ☮️ pen 🖊️ pencil 📝 pencil2 ✏️ pensive 😔 people_holding_hands 🧑‍🤝‍🧑 persevere 😣 \
    person_bald 🧑‍🦲 person_curly_hair 🧑‍🦱 person_feeding_baby 🧑‍🍼 person_fencing 🤺 \
    person_in_manual_wheelchair 🧑‍🦽 person_in_motorized_wheelchair 🧑‍🦼 person_in_tuxedo 🤵 person_red_hair 🧑‍🦰 \
    person_white_hair 🧑‍🦳 person_with_probing_cane 🧑‍🦯 person_with_turban 👳 person_with_veil 👰 peru 🇵🇪 \
    philippines 🇵🇭 phone ☎️ pick ⛏️ pig 🐷 pig2 🐖 pilot 🧑‍✈️ ping_pong 🏓 pink_heart 🩷 pirate_flag 🏴‍☠️ \
    pitcairn_islands 🇵🇳 pizza 🍕 plate_with_cutlery 🍽️ play_or_pause_button ⏯️ pleading_face 🥺 point_down 👇 \
    point_left 👈 point_right 👉 point_up ☝️ point_up_2 👆 poland 🇵🇱 polar_bear 🐻‍❄️ policeman 👮‍♂️ policewoman 👮‍♀️ \
    poop 💩 portugal 🇵🇹 post_office 🏣 potable_water 🚰 pound 💷 pout 😡 pouting_cat 😾 pouting_face 🙎 pouting_man 🙎‍♂️ \
    pouting_woman 🙎‍♀️ pray 🙏 previous_track_button ⏮️ printer 🖨️ puerto_rico 🇵🇷 punch 👊 purple_circle 🟣 \
    purple_square 🟪 put_litter_in_its_place 🚮 qatar 🇶🇦 question ❓ rabbit 🐰 rabbit2 🐇 racehorse 🐎 racing_car 🏎️ \
    radioactive ☢️ rage 😡 railway_track 🛤️ rainbow_flag 🏳️‍🌈 raised_eyebrow 🤨 raised_hand_with_fingers_splayed 🖐️ \
    raised_hands 🙌 raising_hand 🙋 raising_hand_man 🙋‍♂️ raising_hand_woman 🙋‍♀️ ramen 🍜 record_button ⏺️ \
    recycle ♻️ red_car 🚗 red_circle 🔴 red_envelope 🧧 red_haired_man 👨‍🦰 red_haired_woman 👩‍🦰 red_square 🟥 \
    registered ®️ relaxed ☺️ relieved 😌 reminder_ribbon 🎗️ repeat 🔁 repeat_one 🔂 rescue_worker_helmet ⛑️ \
    reunion 🇷🇪 rewind ⏪ rice 🍚 rice_scene 🎑 right_anger_bubble 🗯️ rightwards_pushing_hand 🫸 robot 🤖 rofl 🤣 \
    roll_eyes 🙄 romania 🇷🇴 rosette 🏵️ rotating_light 🚨 rowing_man 🚣‍♂️ rowing_woman 🚣‍♀️ ru 🇷🇺 running 🏃 \
    running_man 🏃‍♂️ running_woman 🏃‍♀️ rwanda 🇷🇼 sa 🈂️ sake 🍶 salt 🧂 samoa 🇼🇸 san_marino 🇸🇲 sandal 👡 santa 🎅 \
    sao_tome_principe 🇸🇹 sassy_man 💁‍♂️ sassy_woman 💁‍♀️ satellite 📡 satisfied 😆 saudi_arabia 🇸🇦 sauna_man 🧖‍♂️ \
    sauna_person 🧖 sauna_woman 🧖‍♀️ scientist 🧑‍🔬 scissors ✂️ scotland 🏴󠁧󠁢󠁳󠁣󠁴󠁿 scream 😱 scream_cat 🙀 secret ㊙️ \
    see_no_evil 🙈 senegal 🇸🇳 serbia 🇷🇸 service_dog 🐕‍🦺 seven 7️⃣ seychelles 🇸🇨 shaking_face 🫨 shamrock ☘️ shell 🐚 \
    shield 🛡️ shinto_shrine ⛩️ shirt 👕 shit 💩 shoe 👞 shopping 🛍️ shopping_cart 🛒 shushing_face 🤫 sierra_leone 🇸🇱 \
    signal_strength 📶 singapore 🇸🇬 singer 🧑‍🎤 sint_maarten 🇸🇽 six 6️⃣ six_pointed_star 🔯 ski 🎿 skier ⛷️ \
    skull_and_crossbones ☠️ sleeping 😴 sleeping_bed 🛌 sleepy 😪 slovakia 🇸🇰 slovenia 🇸🇮 small_airplane 🛩️ \
    small_red_triangle 🔺 small_red_triangle_down 🔻 smile 😄 smile_cat 😸 smiley 😃 smiley_cat 😺 \
    smiling_face_with_three_hearts 🥰 smiling_imp 😈 smirk 😏 smirk_cat 😼 smoking 🚬 snowflake ❄️ snowman ⛄ \
    snowman_with_snow ☃️ soap 🧼 sob 😭 soccer ⚽ solomon_islands 🇸🇧 somalia 🇸🇴 soon 🔜 sos 🆘 sound 🔉 south_africa 🇿🇦 \
    south_georgia_south_sandwich_islands 🇬🇸 south_sudan 🇸🇸 space_invader 👾 spades ♠️ sparkle ❇️ sparkler 🎇 \
    speak_no_evil 🙊 speaking_head 🗣️ spider 🕷️ spider_web 🕸️ spiral_calendar 🗓️ spiral_notepad 🗒️ sri_lanka 🇱🇰 \
    st_barthelemy 🇧🇱 st_helena 🇸🇭 st_kitts_nevis 🇰🇳 st_lucia 🇱🇨 st_martin 🇲🇫 st_pierre_miquelon 🇵🇲 \
    st_vincent_grenadines 🇻🇨 stadium 🏟️ standing_man 🧍‍♂️ standing_woman 🧍‍♀️ star ⭐ star2 🌟 star_and_crescent ☪️ \
    star_of_david ✡️ star_struck 🤩 stars 🌠 stew 🍲 stop_button ⏹️ stop_sign 🛑 stopwatch ⏱️ stuck_out_tongue 😛 \
    stuck_out_tongue_closed_eyes 😝 stuck_out_tongue_winking_eye 😜 student 🧑‍🎓 studio_microphone 🎙️ sudan 🇸🇩 \
    sun_behind_large_cloud 🌥️ sun_behind_rain_cloud 🌦️ sun_behind_small_cloud 🌤️ sunglasses 😎 sunny ☀️ \
    superhero_man 🦸‍♂️ superhero_woman 🦸‍♀️ supervillain_man 🦹‍♂️ supervillain_woman 🦹‍♀️ surfing_man 🏄‍♂️ \
    surfing_woman 🏄‍♀️ suriname 🇸🇷 svalbard_jan_mayen 🇸🇯 swaziland 🇸🇿 sweat 😓 sweat_drops 💦 sweat_smile 😅 \
    sweden 🇸🇪 sweet_potato 🍠 swim_brief 🩲 swimming_man 🏊‍♂️ swimming_woman 🏊‍♀️ switzerland 🇨🇭 symbols 🔣 syria 🇸🇾 \
    tada 🎉 taiwan 🇹🇼 tajikistan 🇹🇯 tanzania 🇹🇿 tea 🍵 teacher 🧑‍🏫 technologist 🧑‍💻 telephone ☎️ tennis 🎾 \
    thailand 🇹🇭 thermometer 🌡️ thinking 🤔 thread 🧵 three 3️⃣ thumbsdown 👎 thumbsup 👍 tickets 🎟️ tiger 🐯 tiger2 🐅 \
    timer_clock ⏲️ timor_leste 🇹🇱 tipping_hand_man 💁‍♂️ tipping_hand_person 💁 tipping_hand_woman 💁‍♀️ tm ™️ \
    togo 🇹🇬 tokelau 🇹🇰 tonga 🇹🇴 top 🔝 tophat 🎩 tornado 🌪️ tr 🇹🇷 trackball 🖲️ traffic_light 🚥 train 🚋 train2 🚆 \
    transgender_flag 🏳️‍⚧️ transgender_symbol ⚧️ trident 🔱 trinidad_tobago 🇹🇹 tristan_da_cunha 🇹🇦 triumph 😤 \
    truck 🚚 tshirt 👕 tunisia 🇹🇳 turkmenistan 🇹🇲 turks_caicos_islands 🇹🇨 tuvalu 🇹🇻 tv 📺 two 2️⃣ u5272 🈹 u5408 🈴 \
    u55b6 🈺 u6307 🈯 u6708 🈷️ u6709 🈶 u6e80 🈵 u7121 🈚 u7533 🈸 u7981 🈲 u7a7a 🈳 uganda 🇺🇬 uk 🇬🇧 ukraine 🇺🇦 \
    umbrella ☔ unamused 😒 underage 🔞 unicorn 🦄 united_arab_emirates 🇦🇪 united_nations 🇺🇳 unlock 🔓 up 🆙 \
    upside_down_face 🙃 uruguay 🇺🇾 us 🇺🇸 us_outlying_islands 🇺🇲 us_virgin_islands 🇻🇮 uzbekistan 🇺🇿 v ✌️ \
    vampire_man 🧛‍♂️ vampire_woman 🧛‍♀️ vanuatu 🇻🇺 vatican_city 🇻🇦 venezuela 🇻🇪 vhs 📼 vietnam 🇻🇳 vomiting_face 🤮 \
    vs 🆚 vulcan_salute 🖖 wales 🏴󠁧󠁢󠁷󠁬󠁳󠁿 walking 🚶 walking_man 🚶‍♂️ walking_woman 🚶‍♀️ wallis_futuna 🇼🇫 \
    waning_crescent_moon 🌘 waning_gibbous_moon 🌖 warning ⚠️ wastebasket 🗑️ wave 👋 wavy_dash 〰️ \
    waxing_crescent_moon 🌒 waxing_gibbous_moon 🌔 wc 🚾 weary 😩 weight_lifting 🏋️ weight_lifting_man 🏋️‍♂️ \
    weight_lifting_woman 🏋️‍♀️ western_sahara 🇪🇭 whale 🐳 whale2 🐋 wheel_of_dharma ☸️ wheelchair ♿ \
    white_check_mark ✅ white_circle ⚪ white_flag 🏳️ white_haired_man 👨‍🦳 white_haired_woman 👩‍🦳 \
    white_medium_square ◻️ white_small_square ▫️ wind_face 🌬️ wing 🪽 wink 😉 wireless 🛜 wolf 🐺 woman_artist 👩‍🎨 \
    woman_astronaut 👩‍🚀 woman_beard 🧔‍♀️ woman_cartwheeling 🤸‍♀️ woman_cook 👩‍🍳 woman_dancing 💃 \
    woman_facepalming 🤦‍♀️ woman_factory_worker 👩‍🏭 woman_farmer 👩‍🌾 woman_feeding_baby 👩‍🍼 woman_firefighter 👩‍🚒 \
    woman_health_worker 👩‍⚕️ woman_in_manual_wheelchair 👩‍🦽 woman_in_motorized_wheelchair 👩‍🦼 \
    woman_in_tuxedo 🤵‍♀️ woman_judge 👩‍⚖️ woman_juggling 🤹‍♀️ woman_mechanic 👩‍🔧 woman_office_worker 👩‍💼 \
    woman_pilot 👩‍✈️ woman_playing_handball 🤾‍♀️ woman_playing_water_polo 🤽‍♀️ woman_scientist 👩‍🔬 \
    woman_shrugging 🤷‍♀️ woman_singer 👩‍🎤 woman_student 👩‍🎓 woman_teacher 👩‍🏫 woman_technologist 👩‍💻 \
    woman_with_headscarf 🧕 woman_with_probing_cane 👩‍🦯 woman_with_turban 👳‍♀️ woman_with_veil 👰‍♀️ \
    women_wrestling 🤼‍♀️ womens 🚺 woozy_face 🥴 world_map 🗺️ worried 😟 wrestling 🤼 writing_hand ✍️ x ❌ x_ray 🩻 \
    yarn 🧶 yellow_circle 🟡 yellow_square 🟨 yemen 🇾🇪 yen 💴 yin_yang ☯️ yo_yo 🪀 yum 😋 zambia 🇿🇲 zany_face 🤪 zap ⚡ \
    zebra 🦓 zero 0️⃣ zimbabwe 🇿🇼 zipper_mouth_face 🤐 zombie_man 🧟‍♂️ zombie_woman 🧟‍♀️ zzz 💤
    """
}
