/** What the organizations and people of a crowd are called; all of it lies on domains that reach nobody. */
export const words = {
  places:
    'Alder,Amber,Ash,Bay,Birch,Brook,Canyon,Cedar,Clear,Clover,Copper,Cove,Cypress,Dover,Eagle,Elm,Fern,Glen,Granite,Harbor,Hazel,Heron,Hill,Iron,Juniper,Lake,Laurel,Linden,Maple,Meadow,Mill,Oak,Pearl,Pine,Prairie,Quarry,Ridge,River,Sage,Willow'.split(
      ',',
    ),
  causes:
    'Food Bank,River Trust,Youth Choir,Animal Shelter,Literacy Circle,Bike Kitchen,Repair Cafe,Community Garden,Blood Drive,Meals on Foot,Night Shelter,Clothes Closet,Tree Planters,Trail Keepers,Beach Cleaners,Tool Library,Homework Club,Chess Club,Hospice Friends,Refugee Welcome,Senior Rides,Street Soccer,Theater Workshop,History Society,Makers Guild'.split(
      ',',
    ),
  firstNames:
    'Ada,Amir,Ana,Anton,Aria,Ben,Carla,Chen,Clara,Dana,David,Elena,Eli,Emma,Felix,Grace,Hana,Hugo,Ida,Ines,Ivan,Jada,James,Jonas,Kai,Karin,Lea,Leon,Lina,Lucas,Maria,Marta,Mei,Mia,Milo,Nadia,Nina,Noah,Olga,Omar,Paul,Petra,Priya,Rosa,Ruth,Sam,Sara,Sofia,Theo,Tom,Vera,Yara,Zoë'.split(
      ',',
    ),
  lastNames:
    'Abbott,Adeyemi,Baker,Barros,Bell,Bianchi,Brandt,Castillo,Chowdhury,Cole,Dubois,Ellis,Fischer,Flores,Garcia,Gomez,Grant,Haddad,Hansen,Hughes,Ibrahim,Ito,Jensen,Kaur,Keller,Khan,Kim,Kowalski,Larsen,Lee,Lopez,Marsh,Meyer,Moreau,Murphy,Nguyen,Novak,Okafor,Olsen,Park,Patel,Quinn,Reyes,Rossi,Santos,Schmidt,Silva,Singh,Tanaka,Vega,Weber,Wright,Young,Zhang'.split(
      ',',
    ),
  timezones:
    'America/New_York,America/Chicago,America/Denver,America/Los_Angeles,America/New_York,Europe/Berlin'.split(
      ',',
    ),
  tasks:
    'Sort the donations,Call the new volunteers,Print the flyers,Paint the fence,Bring the tables,Update the list of phone numbers,Write the thank-you letters,Check the first-aid boxes,Book the room,Train the new drivers,Count the stock,Clean the kitchen'.split(
      ',',
    ),
  taskCategories: 'training,event_prep,administrative,marketing,mentoring,general'.split(','),
  priorities: 'low,medium,medium,high,urgent'.split(','),
  events:
    'Saturday shift,Monthly meeting,Open day,First-aid training,Summer fair,Evening shift,Planning round,Fundraising dinner'.split(
      ',',
    ),
  eventTypes:
    'volunteer_event,meeting,volunteer_event,training,fundraiser,volunteer_event,meeting,fundraiser'.split(
      ',',
    ),
  documents: 'Volunteer handbook,Safety rules,Sign-in sheet,Map of the site,Minutes of the meeting'.split(
    ',',
  ),
  documentCategories: 'guidelines,policy,forms,resources,general'.split(','),
  devices: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  ],
};

/** Expects the SQL of an index from 0 on; one that is too large begins again. */
export function oneOf(list: keyof typeof words, index: string): string {
  const texts = words[list].map((word) => `'${word.replaceAll("'", "''")}'`);
  return `(array[${texts.join(',')}])[1 + (${index}) % ${texts.length}]`;
}
