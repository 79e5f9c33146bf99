import type { testApi } from './api.js';
import type { Place } from './contract.calls.js';

/** An organization with one of everything that the documented calls are about. */
export async function makePlace(api: ReturnType<typeof testApi>): Promise<Place> {
  const organization = await api.make.anOrganization();
  const person = async (make: Promise<{ id: string }>) => (await make) as Place['other'];
  const volunteer = await person(api.make.aVolunteer(organization));
  return {
    organization,
    volunteer,
    admin: await person(api.make.anAdmin(organization)),
    owner: await person(api.make.aSuperAdmin('the password of the owner')),
    other: await person(api.make.aVolunteer(organization)),
    event: await api.make.anEvent(organization),
    task: await api.make.aTask(organization, [volunteer]),
    document: await api.make.aDocument(organization),
    invalid: await api.make.aVolunteer(organization, { email: null, firstName: 'Without' }),
  };
}
