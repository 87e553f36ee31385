import { data } from 'react-router';

/** Reads the form in the body of a request. Throws an answer with status 400 if the body is not a form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
